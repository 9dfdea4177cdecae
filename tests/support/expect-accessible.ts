import axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "@playwright/test";

import { expect } from "./strict-page.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

type Options = {
  /** The part to check; the complete page by default. */
  within?: string | undefined;
  /** Rules to switch on or off. */
  rules?: RunOptions["rules"];
};

/** No rule of WCAG 2.2 A and AA, nor of axe's best practices, is broken by what the page shows now. */
export async function expectAccessible(page: Page, what: string, { within, rules = {} }: Options = {}): Promise<void> {
  // Once per document: reading the rules takes longer than most pages need to be judged.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { broken, passed } = await page.evaluate(
    async ([scope, options]) => {
      const { axe: judge } = globalThis as unknown as { axe: typeof axe };
      const { violations, passes } = await judge.run(scope ?? document, options);
      return {
        broken: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html}`).join(", ")}`,
        ),
        passed: passes.length,
      };
    },
    [
      within,
      {
        runOnly: tags,
        rules,
        // The only frame is somebody else's map: its name is judged here, its inside is not ours.
        iframes: false,
        // It fetches films, of which there are none, and style sheets for a rule that is not among these.
        preload: false,
        resultTypes: ["violations"],
      } satisfies RunOptions,
    ] as const,
  );
  expect.soft(broken, what).toEqual([]);
  expect(passed, `rules that apply: ${what}`).toBeGreaterThan(0);
}
