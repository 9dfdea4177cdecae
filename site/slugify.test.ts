import { expect, test } from "vitest";

import { slugify } from "./slugify.ts";

test.for([
  ["CI/CD", "cicd"],
  ["BSI C5", "bsi-c5"],
  ["Cloud-Native", "cloud-native"],
  ["ISO 27001", "iso-27001"],
  ["Vendor Lock-in", "vendor-lock-in"],
  ["  A  --  B?  ", "a-b"],
])("the slug of %j is %j", { tags: "GLOS-14" }, ([term, slug]) => {
  expect(slugify(term ?? "")).toBe(slug);
});
