import { afterEach, expect, test, vi } from "vitest";

import { sharePage } from "./share-page.ts";

afterEach(() => vi.unstubAllGlobals());

async function share(outcome: Promise<void>): Promise<string[]> {
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  vi.stubGlobal("navigator", { share: () => outcome, clipboard });
  vi.stubGlobal("location", { origin: "https://site.example", pathname: "/blog/one" });
  await sharePage("One", () => copied.push("reported"));
  return copied;
}

test.for([
  ["the share sheet is used", () => Promise.resolve(), []],
  ["the visitor closes it", () => Promise.reject(new DOMException("", "AbortError")), []],
  [
    "it fails",
    () => Promise.reject(new DOMException("", "NotAllowedError")),
    ["https://site.example/blog/one", "reported"],
  ],
] as const)("copies the URL only if sharing fails: %s", { tags: "ART-20" }, async ([, outcome, copied]) => {
  expect(await share(outcome())).toEqual(copied);
});
