import { consentedScripts, toolCookies } from "#site/generated/script-values.ts";
import { pendingTargetKey } from "#site/glossary/pending-target.ts";

import { isAccepted, onConsent } from "./consent.ts";
import type { Scripts } from "./embeds.ts";
import { consentKeys } from "./stored-choice.ts";

/** Adds third-party scripts after consent. Reloads the page after withdrawal, because a script cannot be unloaded. */
export function gateScripts(): void {
  const scripts: Scripts = consentedScripts;
  const configured = Object.entries(scripts).filter(([, script]) => script !== undefined);
  const update = () => {
    if (isAccepted() && configured.length > 0) {
      for (const [embed, script] of configured) addScript(embed, script);
      return;
    }
    // Also deletes the data of tools that are no longer configured.
    deleteToolStorage();
    if (document.querySelector("script[data-embed]")) location.reload();
  };
  onConsent(update);
  update();
}

function addScript(embed: string, tool: Scripts[string]): void {
  if (!tool || document.querySelector(`script[data-embed="${embed}"]`)) return;
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(tool.attributes)) script.setAttribute(name, value);
  script.src = tool.script;
  script.async = true;
  script.dataset["embed"] = embed;
  document.head.append(script);
}

/** Deletes the listed cookies of tools, and all storage entries of this origin except our own. */
function deleteToolStorage(): void {
  try {
    keepOnly(localStorage, consentKeys);
    keepOnly(sessionStorage, [pendingTargetKey]);
  } catch {
    // Storage is blocked for tools too.
  }
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=", 1).join().trim();
    if (toolCookies.some((listed) => isListed(name, listed))) deleteCookie(name);
  }
}

/** A listed name may end with an asterisk, because some tools append an id. */
const isListed = (name: string, listed: string): boolean =>
  listed.endsWith("*") ? name.startsWith(listed.slice(0, -1)) : name === listed;

function keepOnly(storage: Storage, keys: readonly string[]): void {
  for (const key of Object.keys(storage)) {
    if (!keys.includes(key)) storage.removeItem(key);
  }
}

/**
 * Tries every parent domain, because scripts cannot read which one a cookie was set for. Other sites of the owner share
 * these domains: call it only with names that our tools use.
 */
function deleteCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join(".")}`);
  // oxlint-disable-next-line unicorn/no-document-cookie -- The Cookie Store API is missing in some browsers and on http.
  for (const domain of ["", ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
