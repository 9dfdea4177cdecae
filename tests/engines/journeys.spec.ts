import { getContent } from "#site/content/content.server.ts";
import { casePath } from "#site/paths.ts";

import { type EnginePage, waitForTeam } from "./engine-page.ts";
import { expect, test } from "./engine-test.ts";

/** Runs in the page. */
function mark(css: string, start: string): boolean {
  document.querySelector("[data-chosen]")?.removeAttribute("data-chosen");
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim().startsWith(start),
  );
  found?.setAttribute("data-chosen", "");
  return found !== undefined;
}

/** Marks the first visible element that matches a selector and starts with a text. Returns a selector for it. */
async function choose(tab: EnginePage, selector: string, text: string): Promise<string> {
  await expect.poll(() => tab.evaluate(mark, selector, text), `${selector} with the text ${text}`).toBe(true);
  return "[data-chosen]";
}

const expectPath = (tab: EnginePage, path: string) => expect.poll(() => tab.readPath()).toBe(path);

const count = (tab: EnginePage, selector: string) =>
  tab.evaluate(
    (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length,
    selector,
  );

const expectShown = (tab: EnginePage, selector: string, isShown: boolean) =>
  expect.poll(async () => (await count(tab, selector)) > 0, selector).toBe(isShown);

const expectToast = async (tab: EnginePage, title: string) => void (await choose(tab, ".toast strong", title));

const expectInView = (tab: EnginePage, id: string) =>
  expect
    .poll(() => {
      return tab.evaluate((name) => {
        const { top = -1 } = document.getElementById(name)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight / 2;
      }, id);
    }, `#${id} in the upper half of the window`)
    .toBe(true);

const readConsent = (tab: EnginePage) => tab.evaluate(() => localStorage.getItem("cookieConsent"));

test.beforeEach(async ({ tab }) => {
  await tab.resize(1280, 800);
});

test("the menu opens on hover and closes after a link is chosen", async ({ tab }) => {
  await tab.open("/contact");
  await tab.hover(await choose(tab, ".menu-trigger", "Cloud Consulting"));
  await tab.click(await choose(tab, '.menu-panel[data-open] a[href="/services/cloud-exit"]', ""));
  await expectPath(tab, "/services/cloud-exit");
  await expectShown(tab, ".menu-panel[data-open]", false);
});

test("the menu opens with Enter, and Escape returns focus to its button", async ({ tab }) => {
  await tab.open("/contact");
  const trigger = await choose(tab, ".menu-trigger", "Resources");
  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), trigger);
  await tab.press("Enter");
  await expectShown(tab, ".menu-panel[data-open]", true);
  await tab.press("Tab");
  await expect.poll(() => tab.evaluate(() => document.activeElement?.className)).toBe("menu-panel-top");
  await tab.press("Escape");
  await expectShown(tab, ".menu-panel[data-open]", false);
  expect(await tab.evaluate((css) => document.activeElement?.matches(css), trigger)).toBe(true);
});

test("on a phone, taps open the menu and its groups, and a link closes it", async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.open("/contact");
  await tab.tap(await choose(tab, ".consent-choice", "Decline"));
  await tab.tap(".menu-toggle");
  await tab.tap(await choose(tab, "#mobile-menu summary", "Resources"));
  await tab.tap(await choose(tab, '#mobile-menu a[href="/resources/glossary"]', ""));
  await expectPath(tab, "/resources/glossary");
  await expectShown(tab, "#mobile-menu", false);
});

test("with letters of 200% at 390 px, every link of five pages can be tapped", async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.open("/contact");
  await tab.tap(await choose(tab, ".consent-choice", "Decline"));
  for (const path of ["/", "/services/devsecops", "/company/about", "/contact", "/resources/blog"]) {
    await tab.open(path);
    await waitForTeam(tab, path);
    const covered = await tab.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      document.documentElement.dataset["whole"] = "";
      return [...document.querySelectorAll<HTMLElement>("main a, main button, body > footer a")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          return ![...control.getClientRects()].some(({ x, y, width, height }) =>
            control.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(covered, path).toEqual([]);
  }
});

test("consent can be declined, given and withdrawn; the map follows it", async ({ tab }) => {
  await tab.open("/contact");
  await tab.click(await choose(tab, ".consent-choice", "Decline"));
  await expect.poll(() => readConsent(tab)).toBe("declined");
  await expectShown(tab, ".consent-banner", false);
  await expectShown(tab, "iframe", false);
  await tab.click(await choose(tab, "footer button", "Cookie settings"));
  await tab.click(await choose(tab, ".consent-choice", "Accept"));
  await expect.poll(() => readConsent(tab)).toBe("accepted");
  await expectShown(tab, "iframe", true);
  await tab.click(await choose(tab, "footer button", "Cookie settings"));
  await tab.click(await choose(tab, ".consent-choice", "Decline"));
  await expect.poll(() => readConsent(tab)).toBe("declined");
  await expectShown(tab, "iframe", false);
});

test("the glossary is searched, a link is copied, and Back returns from a related term", async ({ tab }) => {
  await tab.open("/resources/glossary");
  const all = await count(tab, ".term-card");
  await tab.click("input[type=search]");
  await tab.type("kubernetes");
  await expect.poll(() => count(tab, ".term-card")).toBeLessThan(all);
  await tab.click(`#kubernetes button`);
  await expectToast(tab, "Link copied");
  const related = await tab.evaluate(() => document.querySelector("#kubernetes li a")?.getAttribute("href") ?? "");
  const [, term = ""] = related.split("#");
  await tab.click(`#kubernetes a[href="${related}"]`);
  await expectInView(tab, term);
  await tab.goBack();
  await expect.poll(() => tab.evaluate(() => location.hash)).toBe("");
});

test("a reload keeps the term that is in view", async ({ tab }) => {
  // The font is stored then, so both layouts have it.
  await tab.open("/resources/faq");
  await tab.open("/resources/glossary");
  const id = await tab.evaluate(() => {
    document.documentElement.dataset["whole"] = "";
    const term = [...document.querySelectorAll(".term-card")].at(-20);
    term?.scrollIntoView({ behavior: "instant" });
    return term?.id ?? "";
  });
  await expectInView(tab, id);
  await tab.reload();
  await expectShown(tab, "html[data-ready]", true);
  await expectInView(tab, id);
});

for (const width of [390, 1280]) {
  test(`on a first visit at ${width} px a link to a term ends there, also after the font has arrived`, async ({
    tab,
  }) => {
    await tab.resize(width, 800);
    await tab.open("/resources/glossary#terraform");
    await tab.evaluate(() => document.fonts.ready);
    await expectInView(tab, "terraform");
    await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe("terraform");
  });
}

test("Back shows a page where it was left, with its menus closed and the choice of the other page", async ({ tab }) => {
  await tab.open("/imprint");
  const top = await tab.evaluate(() => {
    scrollTo({ top: 600, behavior: "instant" });
    return scrollY;
  });
  await tab.hover(await choose(tab, ".menu-trigger", "Company"));
  await tab.click(await choose(tab, '.menu-panel[data-open] a[href="/company/references"]', ""));
  await expectPath(tab, "/company/references");
  await tab.click(await choose(tab, ".consent-choice", "Decline"));
  await tab.goBack();
  await expectPath(tab, "/imprint");
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(top);
  await expectShown(tab, ".menu-panel[data-open]", false);
  await expectShown(tab, ".consent-banner", false);
});

test("Back to a filtered list shows the same entries", async ({ tab }) => {
  await tab.open("/resources/faq");
  const all = await count(tab, ".list-entry");
  await tab.click("input[type=search]");
  await tab.type("kubernetes");
  await expect.poll(() => count(tab, ".list-entry")).toBeLessThan(all);
  await expect.poll(() => tab.evaluate(() => location.search)).toBe("?q=kubernetes");
  const some = await count(tab, ".list-entry");
  await tab.click(await choose(tab, 'footer a[href="/imprint"]', ""));
  await expectPath(tab, "/imprint");
  await tab.goBack();
  await expectPath(tab, "/resources/faq");
  await expect.poll(() => count(tab, ".list-entry")).toBe(some);
  expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>("input[type=search]")?.value)).toBe(
    "kubernetes",
  );
});

test("a term on a service page leads to its entry in the glossary", async ({ tab }) => {
  await tab.open("/services/devops");
  await tab.click(await choose(tab, "main details:has(a.term-link) summary", ""));
  const hash = await tab.evaluate(
    () => document.querySelector<HTMLAnchorElement>("details[open] a.term-link")?.hash ?? "",
  );
  await tab.click(await choose(tab, "main a.term-link", ""));
  await expectPath(tab, `/resources/glossary${hash}`);
  await expectInView(tab, hash.slice(1));
  await expect.poll(() => tab.evaluate(() => sessionStorage.length)).toBe(0);
});

test("an article's contents lead to a section, and its link can be shared", async ({ tab }) => {
  await tab.open("/blog/ai-enterprise-influence");
  await tab.click(await choose(tab, "main button", "Share"));
  await expectToast(tab, "Link copied");
  await tab.click('.contents-sidebar a[href="#future-trends"]');
  await expectInView(tab, "future-trends");
  await expectShown(tab, '.contents-sidebar a[href="#future-trends"][aria-current]', true);
});

test("after a reload the handle of a comparison is where the picture is divided", async ({ tab }) => {
  await tab.open(casePath(getContent().cases.find(({ change }) => change.drawing)?.slug ?? ""));
  await tab.evaluate(() => {
    const handle = document.querySelector<HTMLInputElement>(".before-after-handle");
    if (handle) handle.value = "65";
    handle?.dispatchEvent(new Event("input", { bubbles: true }));
    delete document.documentElement.dataset["ready"];
  });
  await tab.reload();
  await expectShown(tab, "html[data-ready]", true);
  const [handle, picture] = await tab.evaluate(() => [
    `${document.querySelector<HTMLInputElement>(".before-after-handle")?.value}%`,
    getComputedStyle(document.querySelector(".before-after") ?? document.body).getPropertyValue("--split"),
  ]);
  expect(picture).toBe(handle);
});
