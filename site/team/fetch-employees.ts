import { defaultKey, employeesPath, employeesQuery } from "../../api/contract.ts";
import { readEmployees } from "./read-employees.ts";
import type { ListedEmployee } from "./read-employees.ts";

declare global {
  interface ImportMetaEnv {
    /** Where the employees table is served, without a path: our own host, PostgREST or a Supabase project. */
    readonly VITE_TEAM_ORIGIN?: string;
    /** The anonymous key. It is public: whoever opens the page can read it. */
    readonly VITE_TEAM_KEY?: string;
  }
}

const origin = import.meta.env.VITE_TEAM_ORIGIN ?? "";
const apikey = import.meta.env.VITE_TEAM_KEY ?? defaultKey;
const patience = 8000;

/** Asks once. Trying again and remembering belong to the data layer, so a failure is logged and passed on. */
export async function fetchEmployees(): Promise<ListedEmployee[]> {
  try {
    const response = await fetch(`${origin}${employeesPath}?${employeesQuery}`, {
      headers: { apikey },
      credentials: "omit",
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The employees were answered with status ${response.status}`);
    return readEmployees(await response.json());
  } catch (error) {
    // oxlint-disable-next-line no-console -- ABOUT-13
    console.error("Error fetching employees", error);
    throw error;
  }
}
