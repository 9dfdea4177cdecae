import type { Page } from "@playwright/test";

import { routeTable } from "../../support/route-table.ts";

/** What a hand can do: the name of what it did, for the report. */
type Action = (page: Page, random: () => number) => Promise<string>;

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 700],
  [1280, 800],
  [1440, 900],
] as const;
const keys = "Tab Tab Tab Shift+Tab Enter Space Escape ArrowDown ArrowRight Home End PageDown".split(" ");
const words = ["azure", "agentic", "zzz", "ci", "%", "ä", " "];
/** Addresses with a state in them, an old one and one that leads nowhere. */
const deepLinks = [
  "/resources/glossary#zero-trust",
  "/resources/glossary?q=agentic",
  "/resources/faq?q=cloud",
  "/resources/blog?category=devsecops",
  "/blog/ai-enterprise-influence#shadow-ai",
  "/glossar",
  "/nowhere",
];

/** A control in view, and where to press it: only what leads to our own pages. */
async function findControl(page: Page, random: () => number, within = "body") {
  return page.evaluate(
    async ({ chance, scope }) => {
      // Once nothing moves: a hand does not hit what a key has just scrolled away.
      for (let before = -1; before !== scrollY;) {
        before = scrollY;
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      const all = [...document.querySelectorAll<HTMLElement>(`${scope} :is(a[href], button, summary, input)`)];
      const visible = all.flatMap((element) => {
        const href = element.getAttribute("href") ?? "/";
        const isOwn = (href.startsWith("/") || href.startsWith("#")) && !element.hasAttribute("target");
        const { x, y, width, height } = element.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const isInView = width > 0 && top > 0 && top < innerHeight && left > 0 && left < innerWidth;
        if (!isOwn || !isInView || !element.contains(document.elementFromPoint(left, top))) return [];
        return [
          {
            left,
            top,
            name: `${element.tagName.toLowerCase()} ${(element.ariaLabel ?? element.textContent).slice(0, 40)}`,
          },
        ];
      });
      return visible[Math.floor(chance * visible.length)];
    },
    { chance: random(), scope: within },
  );
}

const pressControl: Action = async (page, random) => {
  const control = await findControl(page, random);
  if (control === undefined) return "found nothing to press";
  await page.mouse.click(control.left, control.top, { clickCount: random() < 0.1 ? 2 : 1 });
  return `pressed ${control.name}`;
};

const pressAnywhere: Action = async (page, random) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const [x, y] = [Math.floor(random() * width), Math.floor(random() * height)];
  await page.mouse.click(x, y);
  return `pressed at ${x}, ${y}`;
};

const hover: Action = async (page, random) => {
  const control = await findControl(page, random, "header");
  if (control === undefined) return "found nothing to point at";
  await page.mouse.move(control.left, control.top);
  return `pointed at ${control.name}`;
};

const pressKey: Action = async (page, random) => {
  const key = pick(keys, random);
  await page.keyboard.press(key);
  return `key ${key}`;
};

const type: Action = async (page, random) => {
  const field = page.getByRole("searchbox").first();
  if (!(await field.isVisible())) return "found nothing to type into";
  const word = pick(words, random);
  await field.focus();
  await page.keyboard.type(word);
  return `typed ${word}`;
};

const resize: Action = async (page, random) => {
  const [width, height] = pick(sizes, random);
  await page.setViewportSize({ width, height });
  return `resized to ${width} × ${height}`;
};

const scroll: Action = async (page, random) => {
  await page.mouse.wheel(0, Math.floor((random() - 0.4) * 3000));
  return "scrolled";
};

/** Not out of the site, and without a connection not to another document: there the browser shows its own page. */
const travel =
  (steps: -1 | 1, name: string): Action =>
  async (page) => {
    await page.evaluate((way) => {
      const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + way];
      if (entry && (navigator.onLine || entry.sameDocument)) history.go(way);
    }, steps);
    return name;
  };

const reload: Action = async (page) => {
  await page.reload({ waitUntil: "commit" });
  return "reloaded";
};
const open: Action = async (page, random) => {
  const target = pick(random() < 0.3 ? deepLinks : routeTable, random);
  await page.goto(target, { waitUntil: "commit" });
  return `opened ${target}`;
};

/** Each as often as its weight says. Documents are loaded rarely: most of what can go wrong happens within one. */
const weights: readonly [weight: number, action: Action, needsNetwork?: boolean][] = [
  [40, pressControl],
  [6, pressAnywhere],
  [6, hover],
  [24, pressKey],
  [5, type],
  [4, resize],
  [8, scroll],
  [6, travel(-1, "went back")],
  [3, travel(1, "went forward")],
  [1, reload, true],
  [2, open, true],
];

export function chooseAction(random: () => number, isOnline: boolean): Action {
  const possible = weights.filter(([, , needsNetwork]) => isOnline || needsNetwork !== true);
  let place = random() * possible.reduce((sum, [weight]) => sum + weight, 0);
  return possible.find(([weight]) => (place -= weight) < 0)?.[1] ?? pressControl;
}
