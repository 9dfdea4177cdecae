import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";

import { employeesPath, employeesQuery } from "../../../api/contract.ts";
import { readEmployees } from "./read-employees.ts";
import type { Employee } from "./read-employees.ts";

/** Origin of the employees table (our own host, PostgREST or a Supabase project) and its public key. */
export type DataService = SiteFacts["dataService"];

const timeout = 8000;

/** Fetches the employees once. The query client retries and caches, so a failure is logged and thrown. */
export async function fetchEmployees({ origin, key }: DataService): Promise<Employee[]> {
  try {
    const response = await fetch(`${origin}${employeesPath}?${employeesQuery}`, {
      headers: { apikey: key },
      credentials: "omit",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The employees request failed with status ${response.status}`);
    return readEmployees(await response.json());
  } catch (error) {
    // oxlint-disable-next-line no-console -- ABOUT-13
    console.error("Error fetching employees", error);
    throw error;
  }
}
