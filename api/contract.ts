// What the site and the service agree on. The site imports this file and nothing else of the service.

export const employeesPath = "/rest/v1/employees";

/** The one question the service answers, in PostgREST's language. */
export const employeesQuery = "select=*&order=order.asc.nullslast,created_at.asc";

/** A row as it arrives. Everything may be missing but the id. */
export type Employee = {
  id: number;
  name: string | null;
  title: string | null;
  image_url: string | null;
  order: number | null;
  created_at: string;
};
