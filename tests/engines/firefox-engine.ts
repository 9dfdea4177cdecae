import { launch } from "puppeteer-core";
import type { Browser, Page } from "puppeteer-core";

import { scrollIntoViewAndSettle } from "./engine-page.ts";
import type { Engine, EnginePage } from "./engine-page.ts";

/** Starts Firefox (WebDriver BiDi). Every page has its own cookies and storage. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  return { newPage: (origin) => newPage(browser, origin), close: () => browser.close() };
}

async function newPage(browser: Browser, origin?: string): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  let messages: string[] = [];
  page.on("console", (message) => void messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => void messages.push(`error: ${String(error)}`));
  return {
    takeMessages() {
      const taken = messages;
      messages = [];
      return Promise.resolve(taken);
    },
    async open(path) {
      await page.goto(new URL(path, origin).href);
      await page.waitForSelector("html[data-ready]:not(:has([data-enhance]:not([data-when], [data-ready])))");
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    click: async (selector) => (await find(page, selector)).click(),
    tap: async (selector) => (await find(page, selector)).tap(),
    hover: async (selector) => (await find(page, selector)).hover(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    goBack: () => page.evaluate(() => history.back()),
    readPath: () => page.evaluate(() => location.pathname + location.hash),
    reload: async () => void (await page.reload()),
    close: () => context.close(),
  };
}

async function find(page: Page, selector: string) {
  const element = await page.waitForSelector(selector, { visible: true });
  if (!element) throw new Error(`${selector} is not visible`);
  await page.evaluate(scrollIntoViewAndSettle, selector);
  return element;
}
