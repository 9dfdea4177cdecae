import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { once } from "./build-cache.ts";

test("a file is computed again only if an input has changed", async () => {
  const computed: string[] = [];
  const compute = async (...inputs: string[]) => {
    const result = await once(inputs, () => Promise.resolve(Buffer.from(String(computed.push(inputs.join(" "))))));
    return String(result);
  };
  const id = randomUUID();
  expect(await compute(id, "ab", "c")).toBe("1");
  expect(await compute(id, "ab", "c")).toBe("1");
  expect(await compute(id, "a", "bc")).toBe("2");
  expect(await compute(id, "ab", "d")).toBe("3");
});

test("two equal files are computed at the same time", async () => {
  const id = randomUUID();
  const compute = () => once([id], () => Promise.resolve(Buffer.from("same")));
  expect((await Promise.all([compute(), compute(), compute()])).map(String)).toEqual(["same", "same", "same"]);
});
