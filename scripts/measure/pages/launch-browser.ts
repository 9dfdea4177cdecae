import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";

import playwright from "../../../playwright.config.ts";

/**
 * The tests' browser with letters as phones, Macs and Windows draw them: unless told otherwise, a browser without a window
 * rounds their widths to whole pixels, and a late font then moves lines that it moves nowhere else.
 */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const options = playwright.use?.launchOptions;
  return chromium.launch({ ...options, args: [...(options?.args ?? []), "--font-render-hinting=none", ...more] });
}
