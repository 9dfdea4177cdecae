import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { freePort } from "../../stage/free-port.ts";
import { launchBrowser } from "./launch-browser.ts";

/** What we read of a report; Lighthouse is no dependency of the project. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;

export type Simulated = {
  /** Performance, accessibility, best practices, search engines: of 100. */
  scores: number[];
  largest: number;
  blocking: number;
  shift: number;
  /** How fast the machine was; half of its best tells of the machine. */
  speed: number;
};

const categories = ["performance", "accessibility", "best-practices", "seo"];

export async function findLighthouse(folder: string): Promise<Lighthouse> {
  const file = createRequire(path.resolve(folder, "package.json")).resolve("lighthouse");
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
}

/** Lighthouse for phones, in a browser of its own; of a page to compare with only the times count. */
export async function loadSimulated(lighthouse: Lighthouse, url: string, isOurs: boolean): Promise<Simulated> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`, "--ignore-certificate-errors");
  try {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: "silent",
      throttlingMethod: "simulate",
      disableFullPageScreenshot: true,
      onlyCategories: isOurs ? categories : ["performance"],
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: isOurs ? categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)) : [],
      largest: value("largest-contentful-paint"),
      blocking: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
      speed: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
