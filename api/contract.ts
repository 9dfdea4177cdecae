// Shared by the site and the service. The site imports no other file of the service.

export const employeesPath = "/rest/v1/employees";

/** The only query the service accepts, in PostgREST syntax. */
export const employeesQuery = "select=*&order=order.asc.nullslast,created_at.asc";

/** Columns with texts, which may be missing. The service, team.json and the site handle each of them. */
export const employeeTexts = ["name", "title", "image_url"] as const;

export type EmployeeText = (typeof employeeTexts)[number];

/** Returns an object with one property per text of an employee. */
export const mapTexts = <Value>(toValue: (name: EmployeeText) => Value) =>
  Object.fromEntries(employeeTexts.map((name) => [name, toValue(name)])) as Record<EmployeeText, Value>;

/** A row of the response. */
export type Employee = Record<EmployeeText, string | null> & {
  id: number;
  order: number | null;
  created_at: string;
};

/** Accepts photographs of the site itself: its pages load images from their own host only. */
export const isPhotograph = (url: string): boolean => /^\/team\/[a-z\d-]+\.(?:webp|jpg|png|svg)$/.test(url);
