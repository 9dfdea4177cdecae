import { toolsVersion } from "virtual:shell";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const refuse = (): never => {
  throw new Error("Storage is refused");
};

type Browser = { stored?: string; tools?: string; refuses?: boolean; globalPrivacyControl?: boolean; asks?: string };

/** A page newly opened in a browser like this. */
async function openPage({ stored, tools, refuses = false, globalPrivacyControl = false, asks }: Browser = {}) {
  const entries = new Map(stored === undefined ? [] : [["cookieConsent", stored]]);
  if (tools !== undefined) entries.set("cookieConsentTools", tools);
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: refuses ? refuse : (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
  const page = new EventTarget();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", { globalPrivacyControl });
  vi.stubGlobal("document", { documentElement: { dataset: { asks } } });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const store = await import("./consent-store.ts");
  return { ...store, entries, tell: (type: string, details: object) => page.dispatchEvent(event(type, details)) };
}

const event = (type: string, details: object): Event => Object.assign(new Event(type), details);

test.for([
  ["who never answered is asked", {}, undefined, true],
  ["who answered is not asked again", { stored: "accepted" }, "accepted", false],
  ["COOK-5 an entry that is no answer counts as none", { stored: "Accepted" }, undefined, true],
  ["COOK-4 an answer about today's tools counts", { stored: "accepted", tools: toolsVersion }, "accepted", false],
  ["COOK-5 an answer about other tools counts as none", { stored: "accepted", tools: "" }, undefined, true],
  [
    "other tools, and a browser that refuses everywhere",
    { stored: "accepted", tools: "map", globalPrivacyControl: true },
    undefined,
    false,
  ],
  ["a browser that refuses everywhere is not asked", { globalPrivacyControl: true }, undefined, false],
  ["who answered before hydration without storage is not asked", { refuses: true, asks: "no" }, undefined, false],
] as const)("%s", async ([, browser, choice, isAsking]) => {
  const { getConsent } = await openPage(browser);
  expect(getConsent()).toMatchObject({ choice, isAsking });
});

test("CALL-5 a choice is stored with the tools it is about, after them, and told", async () => {
  const { choose, entries, getConsent, subscribe } = await openPage();
  const listener = vi.fn<() => void>();
  subscribe(listener);
  choose("accepted");
  expect([...entries]).toEqual([
    ["cookieConsentTools", toolsVersion],
    ["cookieConsent", "accepted"],
  ]);
  expect(getConsent()).toEqual({ choice: "accepted", isAsking: false, wasCalled: false, decision: 1 });
  expect(listener).toHaveBeenCalledOnce();
});

test("a choice that cannot be stored allows nothing", async () => {
  const { choose, getConsent } = await openPage({ refuses: true });
  choose("accepted");
  expect(getConsent()).toMatchObject({ choice: "declined", isAsking: false });
});

test("CALL-5 a withdrawal deletes both entries and asks again", async () => {
  const { withdraw, entries, getConsent } = await openPage({ stored: "accepted", tools: toolsVersion });
  withdraw();
  expect(entries.size).toBe(0);
  expect(getConsent()).toMatchObject({ choice: undefined, isAsking: true, wasCalled: true });
});

test.for([
  ["storage", { key: "cookieConsent" }],
  ["storage", { key: null }],
  ["pageshow", { persisted: true }],
] as const)("what another tab decided holds here: %s %j", async ([type, details]) => {
  const { entries, getConsent, subscribe, tell } = await openPage({ stored: "accepted" });
  subscribe(() => undefined);
  expect(getConsent().choice).toBe("accepted");
  entries.set("cookieConsent", "declined");
  tell(type, details);
  expect(getConsent()).toMatchObject({ choice: "declined", decision: 1 });
});
