import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

import { expect, test as quietTest } from "./quiet-page.ts";
import { serveFolder } from "./static-server.ts";

const folder = "build/storybook";
const isBuilt = existsSync(`${folder}/index.json`);
const notBuilt = `${folder} is missing: run pnpm storybook:build first`;

type Open = (story: string) => Promise<Locator>;

let server: Awaited<ReturnType<typeof serveFolder>> | undefined;
quietTest.beforeAll(async () => {
  if (!isBuilt) throw new Error(notBuilt);
  server = await serveFolder(folder);
});
quietTest.afterAll(() => server?.stop());

/** The kit alone, without the site: each story in a page of its own. */
const test = quietTest.extend<{ open: Open }>({
  open: async ({ page }, provide) => {
    // A picture on its way: the request is neither answered nor refused.
    await page.route("**/never-arrives.png", () => undefined);
    await provide(async (story) => {
      await page.goto(`${server?.origin}/iframe.html?viewMode=story&id=${story}`);
      const root = page.locator("#storybook-root");
      await expect(root.locator("> *")).toBeAttached();
      return root;
    });
  },
});

/** Stops the clock of the page: from now on time passes only by `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

type Index = { entries: Record<string, { id: string }> };
const stories = isBuilt
  ? Object.values((JSON.parse(readFileSync(`${folder}/index.json`, "utf8")) as Index).entries).map(({ id }) => id)
  : [];
const parts = Map.groupBy(stories, (id) => id.replace(/--.*/, ""));

test("every part of the kit has a story", () => {
  const files = readdirSync("site/ui").filter((file) => file.endsWith(".tsx") && !file.endsWith(".stories.tsx"));
  const names = files.map((file) => path.parse(file).name);
  expect(names.filter((part) => part !== "story-frame" && !parts.has(part))).toEqual([]);
});

for (const [part, [first = "", ...others]] of parts) {
  test(`${part} is accessible, holds still when asked to, and has no style attribute`, async ({ page, open }) => {
    // Each further story may take its time too.
    test.setTimeout(20_000 + 10_000 * others.length);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(first);
    await judge(page, first);
    for (const story of others) {
      await show(page, story);
      await judge(page, story);
    }
  });
}

/** Another story in the same page: a quarter of the time that loading it would take. */
async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(async (id) => {
    type Channel = {
      once: (event: string, listener: (id: string) => void) => void;
      emit: (...args: unknown[]) => void;
    };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
    const rendered = new Promise<string>((resolve) => channel.once("storyRendered", resolve));
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
    if ((await rendered) !== id) throw new Error(`Another story than ${id} appeared`);
  }, storyId);
}

async function judge(page: Page, story: string): Promise<void> {
  const root = page.locator("#storybook-root");
  const { violations, passes } = await new AxeBuilder({ page })
    .include("#storybook-root")
    .setLegacyMode()
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      // A story is a part of a page, not a page.
      rules: {
        "landmark-one-main": { enabled: false },
        "page-has-heading-one": { enabled: false },
        region: { enabled: false },
        "target-size": { enabled: true },
      },
    })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${story} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(passes.length, `rules that apply to ${story}`).toBeGreaterThan(0);
  expect(await root.locator("[style]").count(), `style attributes in ${story}`).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length), `animations in ${story}`).toBe(0);
  const targets = await root.locator("a, button, input, summary").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ html: element.outerHTML, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24),
  );
  expect(targets, `targets under 24 px in ${story}`).toEqual([]);
}

test.describe("accordion", () => {
  test("SHAR-1 at most one item is open, and the open one can be collapsed", async ({ open }) => {
    const root = await open("accordion--closed");
    const headers = root.locator("summary");
    const items = root.locator("details[open]");
    await expect(items).toHaveCount(0);
    await headers.nth(0).click();
    await expect(items).toHaveCount(1);
    await headers.nth(2).press("Enter");
    await expect(items).toHaveCount(1);
    await expect(root.locator("details").nth(2)).toHaveAttribute("open");
    await headers.nth(2).press("Space");
    await expect(items).toHaveCount(0);
  });

  test("SHAR-2 headers are headings that say whether they are expanded; answers stay in the document", async ({
    page,
    open,
  }) => {
    const root = await open("accordion--closed");
    const answers = root.locator("details > div");
    await expect(root.locator("summary > h2")).toHaveCount(3);
    await expect(answers).toHaveText([/4 to 8 weeks/, /4 to 8 weeks/, /4 to 8 weeks/]);
    await expect(answers.first()).toBeHidden();

    const session = await page.context().newCDPSession(page);
    const expanded = async () => {
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      return nodes
        .filter(({ role }) => String(role?.value).startsWith("DisclosureTriangle"))
        .map(({ properties }) => properties?.find(({ name }) => name === "expanded")?.value.value as boolean);
    };
    expect(await expanded()).toEqual([false, false, false]);
    await root.locator("summary").nth(1).click();
    expect(await expanded()).toEqual([false, true, false]);
  });

  test("SHAR-2 a link to an answer opens it, and in print all are open", async ({ page, open }) => {
    const root = await open("accordion--closed");
    const answers = root.locator("details > div");
    await page.evaluate(() => void (location.hash = "question-1"));
    await expect(answers.nth(1)).toBeVisible();
    await expect(answers.nth(0)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});

test.describe("avatar", () => {
  test("ABOUT-8 shows initials while the picture is on its way", async ({ open }) => {
    const root = await open("avatar--loading");
    await expect(root.getByText("AL")).toBeVisible();
    await expect(root.locator("img")).toHaveCount(1);
  });

  test("ABOUT-8 shows initials if the picture fails", async ({ open }) => {
    const root = await open("avatar--failed");
    await expect(root.getByText("AL")).toBeVisible();
    await expect(root.locator("img")).toHaveCount(0);
  });

  test("ABOUT-8 shows the picture alone once it has loaded", async ({ open }) => {
    const root = await open("avatar--loaded");
    await expect(root.locator("img")).toBeVisible();
    await expect(root.getByText("AL")).toHaveCount(0);
  });
});

test("chips: exactly one is pressed, by pointer or keyboard", async ({ page, open }) => {
  const root = await open("chips--one-selected");
  const pressed = root.getByRole("button", { pressed: true });
  await expect(pressed).toHaveText(["All Categories"]);
  await root.getByRole("button", { name: "DevOps" }).click();
  await expect(pressed).toHaveText(["DevOps"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(pressed).toHaveText(["Cloud Security"]);
});

test("search field: the clear button empties it and keeps the focus in it", async ({ open }) => {
  const root = await open("search-field--filled");
  const field = root.getByRole("searchbox", { name: "Search terms" });
  await expect(field).toHaveValue("Glossary");
  await root.getByRole("button", { name: "Clear search" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(root.getByRole("button")).toHaveCount(0);
  await field.pressSequentially("Azure");
  await field.press("Escape");
  await expect(field).toHaveValue("");
});

test("HOME-14 pause toggle: a checkbox whose icon follows its state, by pointer and key", async ({ open }) => {
  const root = await open("pause-toggle--on-night");
  const toggle = root.getByRole("checkbox", { name: "Pause motion" });
  await expect(root.locator(".pause-bars")).toBeVisible();
  await root.getByText("Pause motion").click();
  await expect(toggle).toBeChecked();
  await expect(root.locator(".pause-play")).toBeVisible();
  await expect(root.locator(".pause-bars")).toBeHidden();
  await toggle.press("Space");
  await expect(toggle).not.toBeChecked();
});

test("spinner: moves unless the visitor asked for less motion", async ({ page, open }) => {
  await open("spinner--turning");
  await expect(page.getByRole("status")).toHaveText("Loading the team");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(3);
});

test("skip link: the first Tab shows it", async ({ page, open }) => {
  const root = await open("skip-link--before-content");
  const link = root.getByRole("link");
  await expect(link).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

async function openDrawer(page: Page, open: Open) {
  const root = await open("drawer--closed");
  const opener = root.getByRole("button", { name: "Open the contents" });
  const drawer = page.getByRole("dialog", { name: "Contents" });
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  return { opener, drawer };
}

test.describe("drawer", () => {
  test("ART-23 keeps the focus inside, and Escape gives it back to the opener", async ({ page, open }) => {
    const { opener, drawer } = await openDrawer(page, open);
    await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
    const visited: string[] = [];
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press(step < 6 ? "Tab" : "Shift+Tab");
      visited.push(
        await page.evaluate(() => {
          const focused = document.activeElement;
          // Between two rounds the focus is with the browser's own controls.
          if (focused === document.body) return "browser";
          return focused?.closest("dialog") ? "drawer" : (focused?.textContent ?? "nothing");
        }),
      );
    }
    expect(visited.filter((place) => place !== "drawer" && place !== "browser")).toEqual([]);
    expect(visited.filter((place) => place === "drawer").length).toBeGreaterThan(6);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("closes by its button and by a press beside it, not by one inside, and opens again", async ({ page, open }) => {
    const { opener, drawer } = await openDrawer(page, open);
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await drawer.getByRole("heading").click();
    await expect(drawer).toBeVisible();
    // A selection that begins inside and ends beside.
    await page.mouse.down();
    await page.mouse.move(100, 400);
    await page.mouse.up();
    await expect(drawer).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

async function openTooltips(page: Page, open: Open) {
  const root = await open("tooltip--two-buttons");
  await stopClock(page);
  return {
    first: root.getByRole("button", { name: "Copy link" }),
    second: root.getByRole("button", { name: "Send link" }),
    tips: root.locator("[role=tooltip]").filter({ visible: true }),
  };
}

test.describe("tooltip", () => {
  const [copies, opensMail] = ["Copies the address of this page", "Opens your mail program"];

  test("SHAR-4 opens after 700 ms", async ({ page, open }) => {
    const { first, tips } = await openTooltips(page, open);
    await first.hover();
    await page.clock.runFor(699);
    await expect(tips).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tips).toHaveText([copies]);
    await expect(first).toHaveAccessibleDescription(copies);
  });

  test("SHAR-4 within 300 ms after one closed the next opens at once, later it does not", async ({ page, open }) => {
    const { first, second, tips } = await openTooltips(page, open);
    await first.hover();
    await page.clock.runFor(700);
    await expect(tips).toHaveText([copies]);
    await page.mouse.move(600, 600);
    await expect(tips).toHaveCount(0);
    await page.clock.runFor(300);
    await second.hover();
    await expect(tips).toHaveText([opensMail]);
    await page.mouse.move(600, 600);
    await expect(tips).toHaveCount(0);
    await page.clock.runFor(301);
    await first.hover();
    await page.clock.runFor(699);
    await expect(tips).toHaveCount(0);
  });

  test("the keyboard opens it at once; Escape and leaving close it", async ({ page, open }) => {
    const { second, tips } = await openTooltips(page, open);
    await page.keyboard.press("Tab");
    await expect(tips).toHaveText([copies]);
    await page.keyboard.press("Tab");
    await expect(tips).toHaveText([opensMail]);
    await page.keyboard.press("Escape");
    await expect(tips).toHaveCount(0);
    await expect(second).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tips).toHaveText([copies]);
    await page.keyboard.press("Shift+Tab");
    await expect(tips).toHaveCount(0);
  });

  test("the pointer may move onto it", async ({ page, open }) => {
    const { first, tips } = await openTooltips(page, open);
    await first.hover();
    await page.clock.runFor(700);
    const [from, to] = [await first.boundingBox(), await tips.boundingBox()];
    if (!from || !to) throw new Error("The tooltip has no place");
    expect(to.y + to.height).toBeLessThanOrEqual(from.y);
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
    await expect(tips).toHaveText([copies]);
  });
});

async function openToasts(page: Page, open: Open) {
  const root = await open("toast-region--empty");
  await stopClock(page);
  return {
    add: root.getByRole("button", { name: "Add a message" }),
    update: root.getByRole("button", { name: "Update the message" }),
    close: root.getByRole("button", { name: "Close" }),
    status: root.getByRole("status"),
  };
}

test.describe("toast", () => {
  test("SHAR-5 SHAR-6 a new toast replaces the old one, and an update changes it in place", async ({ page, open }) => {
    const { add, update, close, status } = await openToasts(page, open);
    await add.click();
    await expect(status).toHaveText("Message 1");
    await add.click();
    await expect(status).toHaveText("Message 2");
    await expect(close).toHaveCount(1);
    await update.click();
    await expect(status).toHaveText("Your message has arrived");
  });

  test("SHAR-7 leaves the screen after 5 s", async ({ page, open }) => {
    const { add, close, status } = await openToasts(page, open);
    await add.click();
    await expect(status).toHaveText("Message 1");
    await page.clock.runFor(4999);
    await expect(status).toHaveText("Message 1");
    await page.clock.runFor(1);
    await expect(status).toHaveText("");
    await expect(close).toHaveCount(0);
  });

  test("SHAR-7 waits while hovered or focused, then stays for the rest of its time", async ({ page, open }) => {
    const { add, close, status } = await openToasts(page, open);
    await add.click();
    await page.clock.runFor(3000);
    await status.hover();
    await page.clock.runFor(60_000);
    await expect(status).toHaveText("Message 1");
    await close.focus();
    await page.mouse.move(10, 600);
    await page.clock.runFor(60_000);
    await expect(status).toHaveText("Message 1");
    await add.focus();
    await page.clock.runFor(1999);
    await expect(status).toHaveText("Message 1");
    await page.clock.runFor(1);
    await expect(status).toHaveText("");
  });

  test("SHAR-7 has a close button, and the next toast after it leaves in time", async ({ page, open }) => {
    const { add, close, status } = await openToasts(page, open);
    await add.click();
    await close.click();
    await expect(status).toHaveText("");
    await expect(add).toBeFocused();
    await add.press("Enter");
    await expect(status).toHaveText("Message 2");
    await page.mouse.move(10, 600);
    await page.clock.runFor(5000);
    await expect(status).toHaveText("");
  });

  test("SHAR-8 speaks through one lasting polite region and leaves the focus alone", async ({ page, open }) => {
    const { add, status } = await openToasts(page, open);
    const before = await status.elementHandle();
    await expect(status).toHaveText("");
    await add.press("Enter");
    await expect(status).toHaveText("Message 1");
    await expect(add).toBeFocused();
    expect(await status.evaluate((after, element) => after === element, before)).toBe(true);
    expect(await status.evaluate((element) => element.closest("[aria-live=assertive], [role=alert]"))).toBeNull();
    await page.clock.runFor(5000);
    await expect(status).toHaveText("");
    await expect(add).toBeFocused();
  });
});

async function openSidebar(page: Page, open: Open) {
  const root = await open("sidebar--mounted");
  return {
    sidebar: root.locator("nav.sidebar"),
    toggle: root.getByRole("button", { name: "Toggle sidebar" }),
    drawer: page.getByRole("dialog", { name: "Workspace" }),
  };
}

const width = async (element: Locator) => (await element.boundingBox())?.width;

test.describe("sidebar", () => {
  test("SIDE-1 is 16rem wide, 3rem when collapsed", async ({ page, open }) => {
    const { sidebar, toggle } = await openSidebar(page, open);
    expect(await width(sidebar)).toBe(16 * 16);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(await width(sidebar)).toBe(3 * 16);
    await expect(sidebar.getByRole("link", { name: "Resources" })).toBeVisible();
  });

  for (const key of ["Control+b", "Meta+b", "Control+B"]) {
    test(`SIDE-2 ${key} toggles it`, async ({ page, open }) => {
      const { toggle } = await openSidebar(page, open);
      await page.keyboard.press(key);
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press(key);
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("b");
      await page.keyboard.press("Control+Alt+b");
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
    });
  }

  test("SIDE-1 SIDE-3 under 768 px it is a drawer of 18rem", async ({ page, open }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    const { sidebar, toggle, drawer } = await openSidebar(page, open);
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 767, height: 700 });
    await expect(sidebar).toBeHidden();
    await toggle.click();
    await expect(drawer).toBeVisible();
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, width: 18 * 16 });
    await page.keyboard.press("Control+b");
    await expect(drawer).toBeHidden();
    await page.keyboard.press("Control+b");
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(drawer).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
  });

  test("SIDE-4 its state is kept in a cookie for 7 days", async ({ page, open }) => {
    const { sidebar, toggle } = await openSidebar(page, open);
    expect(await page.context().cookies()).toEqual([]);
    await toggle.click();
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: "sidebar", value: "collapsed", path: "/", sameSite: "Lax" });
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(seconds - 604_800)).toBeLessThan(60);
    await page.reload();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(await width(sidebar)).toBe(3 * 16);
  });
});
