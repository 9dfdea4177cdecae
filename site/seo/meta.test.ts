import { expect, test } from "vitest";

import { pageMeta } from "./meta.ts";

const site = { siteName: "Isarwolke", origin: "https://www.isarwolke.example", locale: "en_US" };
const meta = { title: "Cloud Exit", description: "A way out.", keywords: ["cloud exit", "lock-in", "Data Act"] };

test("META-2 the site name is appended to the title unless it is already there", () => {
  expect(pageMeta(site, { meta, path: "/x" })).toContainEqual({ title: "Cloud Exit | Isarwolke" });
  expect(pageMeta(site, { meta: { ...meta, title: "Isarwolke: cloud, DevOps and AI" }, path: "/" })).toContainEqual({
    title: "Isarwolke: cloud, DevOps and AI",
  });
});

test("a page with an address has a canonical one and is indexed", () => {
  const descriptors = pageMeta(site, { meta, path: "/services/cloud-exit" });
  expect(descriptors).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://www.isarwolke.example/services/cloud-exit",
  });
  expect(descriptors).not.toContainEqual({ name: "robots", content: "noindex" });
});

test("META-6 a page without an address is not indexed and has no canonical one", () => {
  const descriptors = pageMeta(site, { meta });
  expect(descriptors).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(descriptors)).not.toContain("canonical");
});
