// Takes screenshots of every kind of page at four widths into build/screenshots: `pnpm screenshots`.
// `pnpm screenshots case /services/cloud-exit 390` takes some scenes, paths or widths, and `pnpm screenshots readme` the
// picture of the README, docs/pictures/home.png.
import { mkdirSync } from "node:fs";

import { chromium } from "@playwright/test";
import type { Browser, Page, ViewportSize } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { articlePath, casePath, servicePath } from "#site/paths.ts";

import playwright from "../../playwright.config.ts";
import { freePort } from "../servers/free-port.ts";
import { startSite } from "../servers/start-site.ts";

const folder = "build/screenshots";
const { services, cases, articles, labels } = getContent();

const openPanel = async (page: Page) => {
  await page.getByRole("button", { name: "Cloud Consulting" }).click();
};
const openMobileMenu = async (page: Page) => {
  await page.getByRole("button", { name: labels.openMenu }).click();
  await page.locator("summary", { hasText: "Cloud Consulting" }).click();
};

type Scene = {
  path: string;
  from?: number;
  below?: number;
  /** Stops the clock on a page that redirects after a while. */
  pauseClock?: boolean;
  before?: (page: Page) => Promise<void>;
};

const pathOfService = (kind: "detail" | "overview") =>
  servicePath(services.find((service) => service.kind === kind)?.slug ?? "");

const scenes: Record<string, Scene> = {
  home: { path: "/" },
  "menu-panel": { path: "/", from: 1024, before: openPanel },
  "mobile-menu": { path: "/", below: 1024, before: openMobileMenu },
  service: { path: pathOfService("detail") },
  "service-overview": { path: pathOfService("overview") },
  "group-overview": { path: "/lp/products" },
  about: { path: "/company/about" },
  references: { path: "/company/references" },
  case: { path: casePath(cases[0]?.slug ?? "") },
  blog: { path: "/resources/blog" },
  article: { path: articlePath(articles[0]?.slug ?? "") },
  glossary: { path: "/resources/glossary" },
  faq: { path: "/resources/faq" },
  contact: { path: "/contact" },
  legal: { path: "/imprint" },
  "not-found": { path: "/nowhere" },
  redirect: { path: "/glossar/cloud", pauseClock: true },
};

const args = process.argv.slice(2);
const isWidth = (argument: string): boolean => /^\d+$/.test(argument);
const widths = args.some(isWidth) ? args.filter(isWidth).map(Number) : [390, 768, 1280, 1440];
const names = args.filter((argument) => !isWidth(argument)).map((name) => (name === "/" ? "home" : name));
for (const path of names.filter((name) => name.startsWith("/"))) scenes[path] = { path };

async function newContext(browser: Browser, baseURL: string, viewport: ViewportSize) {
  const context = await browser.newContext({ viewport, baseURL, reducedMotion: "reduce" });
  // The banner would cover text.
  await context.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
  return context;
}

async function takeReadmePicture(browser: Browser, baseURL: string): Promise<void> {
  const context = await newContext(browser, baseURL, { width: 1280, height: 800 });
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "networkidle" });
  await page.screenshot({ path: "docs/pictures/home.png" });
  console.log("Wrote docs/pictures/home.png");
  await context.close();
}

mkdirSync(folder, { recursive: true });
const site = await startSite(await freePort());
const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  if (names.includes("readme")) await takeReadmePicture(browser, site.origin);
  for (const width of widths) {
    const context = await newContext(browser, site.origin, { width, height: 900 });
    const page = await context.newPage();
    for (const [name, scene] of Object.entries(scenes)) {
      const { path, from = 0, below = Number.POSITIVE_INFINITY, pauseClock = false, before } = scene;
      if (width < from || width >= below || (names.length > 0 && !names.includes(name))) continue;
      if (pauseClock) {
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
      }
      await page.goto(path, { waitUntil: "networkidle" });
      await before?.(page);
      await page.waitForTimeout(200);
      await page.screenshot({
        path: `${folder}/${name.replace(/^\//, "").replaceAll("/", "-")}-${width}.png`,
        fullPage: before === undefined,
      });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`Wrote ${folder}`);
