import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import type { RunOptions } from "axe-core";

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

type Options = { within?: string | undefined; rules?: RunOptions["rules"] };

/** Returns what breaks WCAG 2.2 A and AA or axe's best practices on a page, or in the part `within` a selector. */
export async function findViolations(page: Page, { within, rules = {} }: Options): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  // The only frame is the third-party map, whose content is not ours.
  const options = { runOnly, rules, iframes: false, preload: false, resultTypes: ["violations"] } satisfies RunOptions;
  const { broken, passed } = await page.evaluate(
    async ([scope, settings]) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const { violations, passes } = await checker.run(scope ?? document, settings);
      const describe = ({ id, nodes }: (typeof violations)[number]) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html}`).join(", ")}`;
      return { broken: violations.map(describe), passed: passes.length };
    },
    [within, options] as const,
  );
  expect(passed, "rules that apply").toBeGreaterThan(0);
  return broken;
}
