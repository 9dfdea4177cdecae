import { targetEntry } from "#site/glossary/pending-target.ts";

import { consentEntries } from "./stored-choice.ts";

/** Deletes what others stored under our address: every cookie, and every entry that is not ours. */
export function forgetForeignEntries(): void {
  try {
    keepOnly(localStorage, consentEntries);
    keepOnly(sessionStorage, [targetEntry]);
  } catch {
    // Storage refused: then nobody has stored anything.
  }
  for (const cookie of document.cookie.split(";")) {
    const [name = ""] = cookie.split("=");
    if (name.trim() !== "") forgetCookie(name.trim());
  }
}

function keepOnly(storage: Storage, ours: readonly string[]): void {
  for (const name of Object.keys(storage)) {
    if (!ours.includes(name)) storage.removeItem(name);
  }
}

/** A cookie is deleted under the domain it was set for, which script cannot read: all that are possible are tried. */
function forgetCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join(".")}`);
  // oxlint-disable-next-line unicorn/no-document-cookie -- The Cookie Store API is missing in some browsers and on http.
  for (const domain of ["", ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
