import { mapTexts } from "../../api/contract.ts";
import type { Employee } from "../../api/contract.ts";

type Sample = [name: string | null, title: string | null, order: number | null, time: string];

/** Employees for every case the page has to handle. */
const samples: Sample[] = [
  ["Erika Mustermann", "Cloud Architect", 1, "09:00"],
  ["Max Mustermann", "DevOps Engineer", 2, "09:01"],
  // Equal order: the older row is first.
  ["Lena Beispiel", "AI Engineer", 3, "09:03"],
  ["Jonas Muster", "Site Reliability Engineer", 3, "09:02"],
  // Equal order and date: the smaller id is first.
  ["Clara Probe", "Platform Engineer", 4, "09:04"],
  ["Anton Vorlage", "Security Engineer", 4, "09:04"],
  // No title, no name, neither, and names that are only spaces.
  ["Dr. Maria-Luise von Beispielhausen", null, 5, "09:05"],
  [null, "Data Engineer", 6, "09:06"],
  [null, null, 7, "09:07"],
  ["   ", "", 8, "09:08"],
  // No order: last, the older row first.
  ["Öznur", "Office Management", null, "09:10"],
  ["Paul Platzhalter", "Working Student", null, "09:09"],
];

export const sampleEmployees = samples.map(([name, title, order, time], index): Employee => ({
  id: index + 1,
  ...mapTexts(() => null),
  name,
  title,
  order,
  created_at: `2026-01-05T${time}:00+00:00`,
}));
