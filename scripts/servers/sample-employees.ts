import type { NewEmployee } from "../../api/database/team.ts";

/** Employees for every case the page has to handle. */
export const sampleEmployees: readonly NewEmployee[] = [
  row("Erika Mustermann", "Cloud Architect", 1, "09:00"),
  row("Max Mustermann", "DevOps Engineer", 2, "09:01"),
  // Equal order: the older row is first.
  row("Lena Beispiel", "AI Engineer", 3, "09:03"),
  row("Jonas Muster", "Site Reliability Engineer", 3, "09:02"),
  // Equal order and date: the smaller id is first.
  row("Clara Probe", "Platform Engineer", 4, "09:04"),
  row("Anton Vorlage", "Security Engineer", 4, "09:04"),
  // No title, no name, neither, and names that are only spaces.
  row("Dr. Maria-Luise von Beispielhausen", null, 5, "09:05"),
  row(null, "Data Engineer", 6, "09:06"),
  row(null, null, 7, "09:07"),
  { ...row("   ", "", 8, "09:08"), image_url: "" },
  // No order: last, the older row first.
  row("Öznur", "Office Management", null, "09:10"),
  row("Paul Platzhalter", "Working Student", null, "09:09"),
];

function row(name: string | null, title: string | null, order: number | null, time: string): NewEmployee {
  return { name, title, image_url: null, order, created_at: `2026-01-05T${time}:00+00:00` };
}
