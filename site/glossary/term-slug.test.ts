import { expect, test } from "vitest";

import { termSlug } from "./term-slug.ts";

test.for([
  ["CI/CD", "cicd"],
  ["BSI C5", "bsi-c5"],
  ["Cloud-Native", "cloud-native"],
  ["ISO 27001", "iso-27001"],
  ["Vendor Lock-in", "vendor-lock-in"],
  ["  A  --  B?  ", "a-b"],
])("GLOS-14 the slug of %j is %j", ([term, slug]) => {
  expect(termSlug(term ?? "")).toBe(slug);
});
