import { createContext, use } from "react";

import type { SiteFrame } from "#site/collections/frame.server.ts";

export const SiteContext = createContext<SiteFrame | undefined>(undefined);

export function useSite(): SiteFrame {
  const frame = use(SiteContext);
  if (!frame) throw new Error("A block was rendered outside the site frame");
  return frame;
}
