import { toolsVersion } from "#site/generated/script-values.ts";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor opts out of tracking on every site. */
    readonly globalPrivacyControl?: boolean;
  }
}

export type Choice = "accepted" | "declined";

export const isChoice = (value: string | null | undefined): value is Choice =>
  value === "accepted" || value === "declined";

const choiceKey = "cookieConsent";

/** Stores the tools that the choice was made for. If they have changed, the choice is ignored. */
const toolsKey = "cookieConsentTools";

/** All local storage keys of this site. */
export const consentKeys: readonly string[] = [choiceKey, toolsKey];

/** Returns whether a storage event is about the choice. The key is null after `localStorage.clear()`. */
export const isChoiceKey = (key: string | null): boolean => key === choiceKey || key === null;

export function readChoice(): Choice | undefined {
  try {
    const value = localStorage.getItem(choiceKey);
    const tools = localStorage.getItem(toolsKey) ?? toolsVersion;
    return tools === toolsVersion && isChoice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const needsChoice = (choice: Choice | undefined): boolean =>
  choice === undefined && navigator.globalPrivacyControl !== true;

/**
 * Stores or deletes the choice. Returns false if storage is blocked. The choice is deleted first and written last, so that
 * another tab never reads an old choice with new tools.
 */
export function storeChoice(choice: Choice | undefined): boolean {
  try {
    for (const name of consentKeys) localStorage.removeItem(name);
    if (choice !== undefined) {
      localStorage.setItem(toolsKey, toolsVersion);
      localStorage.setItem(choiceKey, choice);
    }
    return true;
  } catch {
    return false;
  }
}
