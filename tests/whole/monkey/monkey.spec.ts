import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { isSoak } from "../../support/extent.ts";
import { hydrated } from "../../support/quiet-page.ts";
import { chooseAction } from "./actions.ts";
import { findProblems, isFocusLost } from "./invariants.ts";
import { numbers } from "./random.ts";

// Somebody who presses everything. Each visit has a seed: MONKEY=17 repeats the seventeenth.
const visits = isSoak ? 40 : 2;
const actions = 250;
const only = process.env["MONKEY"];

/** What browser and router themselves say about a lost connection and an address that leads nowhere. */
const isExpected = (text: string, url: string, page: Page) =>
  text.includes("ERR_INTERNET_DISCONNECTED") ||
  /Failed to fetch dynamically imported module|Error loading route module/.test(text) ||
  (text.includes("status of 404") && url === page.url()) ||
  `${url} ${text}`.includes("employees");

/** What is still wrong when everything under way has had its time; a document just being replaced cannot be asked. */
const settle = (page: Page): Promise<string[]> =>
  expect
    .poll(() => findProblems(page).catch((error: unknown) => [String(error)]), { timeout: 5000, intervals: [50] })
    .toEqual([])
    .then(
      () => [],
      (error: unknown) => [String(error)],
    );

/** A page on its way takes the focus when it is there. */
const staysLost = (page: Page): Promise<boolean> =>
  expect
    .poll(() => isFocusLost(page).catch(() => true), { timeout: 3000, intervals: [50] })
    .toBe(false)
    .then(
      () => false,
      () => true,
    );

/** Links that lead away are spared. */
const stayHere = () =>
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link?.matches("[target], :not([href^='/'], [href^='#'])")) event.preventDefault();
  });

const identify = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin).catch(() => 0);

async function visit(page: Page, seed: number): Promise<string[]> {
  const random = numbers(seed * 7919);
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text(), message.location().url, page))
      said.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    if (!isExpected(message, "", page)) said.push(`error: ${message}`);
  });
  await page.addInitScript(stayHere);
  await page.goto("/");
  const story: string[] = [];
  let offlineFor = 0;
  for (let turn = 0; turn < actions; turn += 1) {
    if (offlineFor === 0 && random() < 0.02) {
      offlineFor = 1 + Math.floor(random() * 8);
      // Before, a link is the browser's, which shows its own page.
      await hydrated(page);
      await page.context().setOffline(true);
      story.push("offline");
    } else if (offlineFor > 0 && (offlineFor -= 1) === 0) {
      await page.context().setOffline(false);
      story.push("online");
    }
    const hadDialog = (await page.locator("dialog[open]").count()) > 0;
    const wasLost = await isFocusLost(page).catch(() => true);
    const document = await identify(page);
    const done = await chooseAction(random, offlineFor === 0)(page, random).catch(
      (error: unknown) => `gave up: ${String(error).slice(0, 80)}`,
    );
    story.push(done);
    const problems = await settle(page);
    // What a breakpoint takes away may take the focus along; a dialog must give it back.
    const isPress = done.startsWith("pressed button");
    const keepsFocus = /^key (?:Enter|Space|Escape)/.test(done) || (hadDialog && done.startsWith("resized"));
    if ((isPress || (keepsFocus && !wasLost)) && (await staysLost(page)))
      // A document that was opened begins at its top.
      if ((await identify(page)) === document) problems.push("the focus is lost");
    problems.push(...said);
    if (problems.length > 0) return [`visit ${seed}, ${page.url()}, after ${story.slice(-6).join("; ")}:`, ...problems];
  }
  return [];
}

for (let seed = 1; seed <= visits; seed += 1) {
  if (only !== undefined && only !== String(seed)) continue;
  test(`QUAL-7 visit ${seed} of somebody who presses everything: nothing breaks, the address is what is shown`, async ({
    page,
  }) => {
    expect(await visit(page, seed)).toEqual([]);
  });
}
