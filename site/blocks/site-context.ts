import { createContext, use } from "react";

import type { InterfaceWords } from "#site/collections/interface.server.ts";
import type { Navigation } from "#site/collections/navigation.server.ts";
import type { SiteFacts } from "#site/collections/site-facts.server.ts";
import type { Scripts } from "#site/consent/embeds.ts";

/** What every page shows around its own content. */
export type SiteFrame = {
  site: Pick<SiteFacts, "company" | "siteName" | "origin" | "tagline" | "location" | "mail" | "phone" | "address">;
  navigation: Navigation;
  words: Omit<InterfaceWords, "notFound"> & { notFound: Omit<InterfaceWords["notFound"], "meta"> };
  /** Tools of other companies, where any is configured. */
  scripts: Scripts;
  builtInYear: number;
};

export const SiteContext = createContext<SiteFrame | undefined>(undefined);

export function useSite(): SiteFrame {
  const frame = use(SiteContext);
  if (!frame) throw new Error("A block was rendered outside the site frame");
  return frame;
}
