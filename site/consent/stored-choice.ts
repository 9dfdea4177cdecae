import { toolsVersion } from "virtual:shell";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor has told the browser to refuse on every site. */
    readonly globalPrivacyControl?: boolean;
  }
}

export type Choice = "accepted" | "declined";

export const isChoice = (value: string | null): value is Choice => value === "accepted" || value === "declined";

const consentEntry = "cookieConsent";

/** The tools the choice was about. If they have changed, the choice counts as none. */
const toolsEntry = "cookieConsentTools";

/** All entries of this site in local storage. */
export const consentEntries: readonly string[] = [consentEntry, toolsEntry];

/** Whether an entry that another tab changed is the choice; null means that all were deleted. */
export const isChoiceEntry = (name: string | null): boolean => name === consentEntry || name === null;

export function readChoice(): Choice | undefined {
  try {
    const value = localStorage.getItem(consentEntry);
    const tools = localStorage.getItem(toolsEntry) ?? toolsVersion;
    return tools === toolsVersion && isChoice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the banner has to ask. */
export const needsChoice = (choice: Choice | undefined): boolean =>
  choice === undefined && navigator.globalPrivacyControl !== true;

/**
 * Returns whether it could be stored. The choice is deleted first and written last: another tab never reads an old one with
 * new tools.
 */
export function storeChoice(choice: Choice | undefined): boolean {
  try {
    for (const name of consentEntries) localStorage.removeItem(name);
    if (choice !== undefined) {
      localStorage.setItem(toolsEntry, toolsVersion);
      localStorage.setItem(consentEntry, choice);
    }
    return true;
  } catch {
    return false;
  }
}
