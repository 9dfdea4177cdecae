import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../scripts/servers/free-port.ts";
import { scrollIntoViewAndSettle } from "./engine-page.ts";
import type { Engine, EnginePage } from "./engine-page.ts";

const browser = process.env["WEBKIT"] ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

const keys = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

type Send = (method: "GET" | "POST" | "DELETE", command: string, body?: object, timeout?: number) => Promise<unknown>;

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
  // An own home: browsers that start at the same time would share their files.
  const home = mkdtempSync(path.join(tmpdir(), "webkit-"));
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, HOME: home };
  let driver = await startDriver(env);
  return {
    async newPage(siteOrigin) {
      // About one browser in a hundred starts, but never answers its driver.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return openPage(driver.send, await startBrowser(driver.send), siteOrigin);
        } catch (error) {
          if (attempt === 3) throw error;
          await driver.stop();
          driver = await startDriver(env);
        }
      }
    },
    async close() {
      await driver.stop();
      const exit = once(screen, "exit");
      screen.kill();
      await exit;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  // Detached, so that its browsers end with it.
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore", detached: true });
  const exit = once(driver, "exit");
  const send: Send = async (method, command, body, timeout = 120_000) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      signal: AbortSignal.timeout(timeout),
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${command}: ${error}, ${message}`);
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await send("GET", "/status").catch(() => undefined)) break;
    await wait(50);
  }
  return {
    send,
    async stop() {
      if (driver.pid !== undefined) process.kill(-driver.pid, "SIGKILL");
      await exit;
    },
  };
}

/** Returns the path of the session. */
async function startBrowser(send: Send): Promise<string> {
  const alwaysMatch = {
    // Returns from a navigation at once, so that messages are recorded from the start.
    pageLoadStrategy: "none",
    timeouts: { script: 10_000 },
    // No request leaves this machine, also not that of the map.
    proxy: { proxyType: "manual", httpProxy: "127.0.0.1:1", sslProxy: "127.0.0.1:1", noProxy: ["localhost"] },
    // Without the toolbar, which is wider than a phone.
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation", "--full-screen"] },
  };
  const session = await send("POST", "/session", { capabilities: { alwaysMatch } }, 15_000);
  return `/session/${(session as { sessionId: string }).sessionId}`;
}

function openPage(send: Send, session: string, siteOrigin?: string): EnginePage {
  const post = (command: string, body: object = {}) => send("POST", `${session}${command}`, body);

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
    async open(pathname) {
      const url = new URL(pathname, siteOrigin).href;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await post("/url", { url });
        // The script starts after the first paint; an attempt that starts recording later counts at last only.
        if ((await recordMessages(post, url)) || attempt === 4) {
          await evaluate(waitForScripts);
          return;
        }
        await post("/url", { url: "about:blank" });
        // Otherwise the next attempt would still find this document, and a later one would unload its successor.
        await waitUntilLeft(post, url);
      }
    },
    resize: async (width, height) => void (await post("/window/rect", { width, height })),
    click: (selector) => point(selector, "mouse", down, up),
    tap: (selector) => point(selector, "touch", down, up),
    hover: (selector) => point(selector, "mouse"),
    press: (key) => press(keys[key]),
    type: press,
    goBack: async () => void (await post("/back")),
    // Synchronously, because a navigation discards the callback of an asynchronous script.
    readPath: () =>
      post("/execute/sync", { script: "return location.pathname + location.hash", args: [] }).then(String, () => ""),
    reload: async () => void (await post("/refresh")),
    close: async () => void (await send("DELETE", session)),
  };
}

type Post = (command: string, body: object) => Promise<unknown>;

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

async function waitUntilLeft(post: Post, url: string): Promise<void> {
  const script = "return location.href";
  while ((await post("/execute/sync", { script, args: [] }).catch(() => url)) === url) await wait(5);
}

/** WebDriver has no console log. Runs in the page. */
function startRecording(url: string): "waiting" | "recording" | "late" {
  if (location.href !== url || document.body === null) return "waiting";
  if ("ready" in document.documentElement.dataset) return "late";
  const messages: string[] = [];
  window.recordedMessages = messages;
  for (const level of ["log", "info", "warn", "error"] as const)
    console[level] = (...parts: unknown[]) => void messages.push(`${level}: ${parts.join(" ")}`);
  addEventListener("error", ({ message }) => void messages.push(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => void messages.push(`error: ${String(reason)}`));
  return "recording";
}

const waitForScripts = async (): Promise<void> => {
  while (!("ready" in document.documentElement.dataset)) await new Promise((resolve) => setTimeout(resolve, 20));
};

const isVisible = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
