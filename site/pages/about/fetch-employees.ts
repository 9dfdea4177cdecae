import type { SiteFacts } from "#site/collections/schemas/site-facts.server.ts";

import { employeesPath, employeesQuery } from "../../../api/contract.ts";
import { readEmployees } from "./read-employees.ts";
import type { Employee } from "./read-employees.ts";

/** Where the employees table is served (our own host, PostgREST or a Supabase project) and the public key it expects. */
export type DataService = SiteFacts["dataService"];

const timeout = 8000;

/** Asks once. Trying again and remembering belong to the data layer, so a failure is logged and passed on. */
export async function fetchEmployees({ origin, key }: DataService): Promise<Employee[]> {
  try {
    const response = await fetch(`${origin}${employeesPath}?${employeesQuery}`, {
      headers: { apikey: key },
      credentials: "omit",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The employees were answered with status ${response.status}`);
    return readEmployees(await response.json());
  } catch (error) {
    // oxlint-disable-next-line no-console -- ABOUT-13
    console.error("Error fetching employees", error);
    throw error;
  }
}
