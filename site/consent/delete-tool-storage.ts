import { toolCookies } from "virtual:shell";

import { targetEntry } from "#site/glossary/pending-target.ts";

import { consentEntries } from "./stored-choice.ts";

/** Deletes what tools have stored: their listed cookies, and every storage entry of this origin that is not ours. */
export function deleteToolStorage(): void {
  try {
    keepOnly(localStorage, consentEntries);
    keepOnly(sessionStorage, [targetEntry]);
  } catch {
    // Storage is refused, so no tool could use it.
  }
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=", 1).join().trim();
    if (toolCookies.some((listed) => isListed(name, listed))) forgetCookie(name);
  }
}

/** A listed name may end with an asterisk, because some tools add an id to theirs. */
const isListed = (name: string, listed: string): boolean =>
  listed.endsWith("*") ? name.startsWith(listed.slice(0, -1)) : name === listed;

function keepOnly(storage: Storage, ours: readonly string[]): void {
  for (const name of Object.keys(storage)) {
    if (!ours.includes(name)) storage.removeItem(name);
  }
}

/**
 * A cookie is deleted under the domain it was set for, which scripts cannot read, so every parent domain is tried. Other
 * sites of the owner share these domains: never call it with a name that no tool of ours uses.
 */
function forgetCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join(".")}`);
  // oxlint-disable-next-line unicorn/no-document-cookie -- The Cookie Store API is missing in some browsers and on http.
  for (const domain of ["", ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
