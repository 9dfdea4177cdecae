import { expect, test } from "vitest";

import { phoneHref } from "./paths.ts";

test("a phone link has neither spaces nor hyphens", () => {
  expect(phoneHref("+49 30 1234-500")).toBe("tel:+49301234500");
});
