import { pagePath } from "#site/paths.ts";

/** The part of a browser that these tests use, the same for all engines. Selectors are CSS and match one visible element. */
export interface EnginePage {
  /** Console messages and uncaught errors since the last call. */
  takeMessages(): Promise<string[]>;
  /** Loads a document and waits for its script. */
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string): Promise<void>;
  tap(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  type(text: string): Promise<void>;
  goBack(): Promise<void>;
  /** Returns path and hash of the document, also while the next one is loaded. */
  readPath(): Promise<string>;
  /** Starts to reload the document. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  newPage(origin: string | undefined): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Cards outside the viewport get their size when they are scrolled to, which may move the page. Runs in the page. */
export async function scrollIntoViewAndSettle(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  for (
    let top = Number.NaN, still = 0;
    still < 3;
    still = top === element?.getBoundingClientRect().top ? still + 1 : 0
  ) {
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise(requestAnimationFrame);
    top = element?.getBoundingClientRect().top ?? 0;
    await new Promise(requestAnimationFrame);
  }
}

/** Waits for the team on About: the browser logs a request that the next page cuts off. */
export async function waitForTeam(tab: EnginePage, path: string): Promise<void> {
  if (path !== pagePath("about")) return;
  await tab.evaluate(async () => {
    while (!document.querySelector(".team-grid > li")) {
      document.querySelector(".team-list")?.scrollIntoView({ behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}
