import { test as base, expect } from "@playwright/test";

import type { Engine, EnginePage } from "./engine-page.ts";
import { startFirefox } from "./firefox-engine.ts";
import { startWebKit } from "./webkit-engine.ts";

export { expect };

const start = { firefox: startFirefox, webkit: startWebKit };

export type EngineOptions = { engineName: keyof typeof start };

/** Tests with a page of one engine; a console message or an uncaught error fails the test. */
export const test = base.extend<{ tab: EnginePage }, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, baseURL }, provide) => {
    const tab = await engine.newPage(baseURL);
    await provide(tab);
    expect(await tab.takeMessages(), "console messages").toEqual([]);
    await tab.close();
  },
});
