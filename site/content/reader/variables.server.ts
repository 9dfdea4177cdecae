import { suggestNames } from "#site/content/schemas/link-targets.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";

import type { Path } from "./yaml-source.server.ts";

/** Returns the facts of site.yaml that texts insert: {siteName} in a field, <Fact name="siteName" /> in running text. */
export const readVariables = ({ company, siteName, location, address, mail, phone, legal, products }: SiteFacts) => ({
  ...products,
  company,
  siteName,
  town: location.split(",", 1).join(),
  street: address.street,
  city: `${address.postalCode}\u00A0${address.city}`,
  country: address.country,
  mail,
  phone,
  ...legal,
});

export type Variables = Record<string, string>;
type Report = (field: Path, message: string) => void;

/**
 * These variables are kept: a message names a term in the browser, a caption counts what a case says, and a trace shows the
 * release that is being built.
 */
const isLater = (name: string): boolean => ["term", "n", "unit"].includes(name) || name.startsWith("release");

/** Replaces the variables in all texts of a file, and reports unknown ones. */
export function fillVariables(value: unknown, variables: Variables, report: Report, at: Path = []): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => fillVariables(entry, variables, report, [...at, index]));
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, fillVariables(entry, variables, report, [...at, key])]),
    );
  }
  if (typeof value !== "string") return value;
  return value.replaceAll(/\{(\w+)\}/g, (variable, name: string) => {
    const fact = variables[name];
    if (fact === undefined && !isLater(name))
      report(at, `contains ${variable}, which is not a variable${suggestNames(name, Object.keys(variables))}`);
    return fact ?? variable;
  });
}
