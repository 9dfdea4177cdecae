import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../scripts/servers/free-port.ts";
import { scrollIntoViewAndSettle } from "./engine-page.ts";
import type { Engine, EnginePage } from "./engine-page.ts";

const browser = process.env["WEBKIT"] ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

const keys = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

declare global {
  interface Window {
    recordedMessages?: string[];
  }
}

/** Starts WebKitGTK, the engine of Safari, through its WebDriver and a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      signal: AbortSignal.timeout(120_000),
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}, ${message}`);
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await send("GET", "/status").catch(() => undefined)) break;
    await wait(50);
  }
  return {
    newPage: (siteOrigin) => newPage(send, siteOrigin),
    async close() {
      const exits = [driver, screen].map((child) => once(child, "exit"));
      driver.kill();
      screen.kill();
      await Promise.all(exits);
    },
  };
}

async function newPage(send: Send, siteOrigin?: string): Promise<EnginePage> {
  const { sessionId } = (await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        // Returns from a navigation at once, so that messages are recorded from the start.
        pageLoadStrategy: "none",
        timeouts: { script: 10_000 },
        // Without the toolbar, which is wider than a phone.
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation", "--full-screen"] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object = {}) => send("POST", `${session}${path}`, body);

  const evaluate: EnginePage["evaluate"] = async (run, ...args) => {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${run.toString()})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const result = (await post("/execute/async", { script, args })) as { value: never; error?: string };
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  };

  const find = async (selector: string): Promise<object> => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const found = await post("/element", { using: "css selector", value: selector }).catch(() => undefined);
      if (found && (await evaluate(isVisible, selector))) return found;
      await wait(50);
    }
    throw new Error(`${selector} is not visible`);
  };
  const point = async (selector: string, pointerType: "mouse" | "touch", ...buttons: object[]) => {
    const origin = await find(selector);
    await evaluate(scrollIntoViewAndSettle, selector);
    const actions = [{ type: "pointerMove", duration: 0, origin, x: 0, y: 0 }, ...buttons];
    await post("/actions", { actions: [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }] });
  };
  const down = { type: "pointerDown", button: 0 };
  const up = { type: "pointerUp", button: 0 };
  const press = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };

  return {
    evaluate,
    takeMessages: () => evaluate(() => window.recordedMessages?.splice(0) ?? []),
    async open(path) {
      const url = new URL(path, siteOrigin).href;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await post("/url", { url });
        // The bundle starts after the first paint; an attempt that starts recording later does not count.
        if (await recordMessages(post, url)) {
          await evaluate(waitForHydration);
          return;
        }
        await post("/url", { url: "about:blank" });
      }
      throw new Error(`${url} was hydrated before its messages could be recorded`);
    },
    resize: async (width, height) => void (await post("/window/rect", { width, height })),
    click: (selector) => point(selector, "mouse", down, up),
    tap: (selector) => point(selector, "touch", down, up),
    hover: (selector) => point(selector, "mouse"),
    press: (key) => press(keys[key]),
    type: press,
    goBack: async () => void (await post("/back")),
    close: async () => void (await send("DELETE", session)),
  };
}

type Post = (path: string, body: object) => Promise<unknown>;

/** Runs synchronously, because a navigation discards the callback of an asynchronous script. */
async function recordMessages(post: Post, url: string): Promise<boolean> {
  const script = `return (${startRecording.toString()})(...arguments)`;
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const state = await post("/execute/sync", { script, args: [url] }).catch(() => "waiting");
    if (state !== "waiting") return state === "recording";
    await wait(5);
  }
  return false;
}

/** WebDriver has no console log. Runs in the page. */
function startRecording(url: string): "waiting" | "recording" | "late" {
  if (location.href !== url || document.body === null) return "waiting";
  if ("hydrated" in document.documentElement.dataset) return "late";
  const messages: string[] = [];
  window.recordedMessages = messages;
  for (const level of ["log", "info", "warn", "error"] as const)
    console[level] = (...parts: unknown[]) => void messages.push(`${level}: ${parts.join(" ")}`);
  addEventListener("error", ({ message }) => void messages.push(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => void messages.push(`error: ${String(reason)}`));
  return "recording";
}

const waitForHydration = async (): Promise<void> => {
  while (!("hydrated" in document.documentElement.dataset)) await new Promise((resolve) => setTimeout(resolve, 20));
};

const isVisible = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
