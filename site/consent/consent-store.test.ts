import { afterEach, expect, test, vi } from "vitest";

import { toolsVersion } from "#site/generated/shared-content.ts";

// tests/site-wide/consent.spec.ts and consented-tools.spec.ts cover the banner, storage and other tabs in a browser.

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function openPage(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [["cookieConsent", stored]]);
  const page = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return { ...(await import("./consent-store.ts")), entries, page };
}

test("the tools are stored before the choice, for other tabs that read it", { tags: "CALL-5" }, async () => {
  const { choose, entries } = await openPage();
  choose("accepted");
  expect([...entries]).toEqual([
    ["cookieConsentTools", toolsVersion],
    ["cookieConsent", "accepted"],
  ]);
});

test.for([
  ["storage", { key: null }],
  ["pageshow", { persisted: true }],
] as const)("a choice of another tab counts after cleared storage or a cached page: %s", async ([type, details]) => {
  const { entries, getConsent, page, subscribe } = await openPage("accepted");
  subscribe(() => undefined);
  expect(getConsent().choice).toBe("accepted");
  entries.set("cookieConsent", "declined");
  page.dispatchEvent(Object.assign(new Event(type), details));
  expect(getConsent()).toMatchObject({ choice: "declined", decision: 1 });
});
