import { expect, test } from "vitest";

import { getSitePage } from "#site/collections/views/site-pages.server.ts";

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

test("META-6 a page without an address is not indexed, has no canonical one and no picture", () => {
  const descriptors = pageMeta(site, { meta });
  expect(descriptors).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(descriptors)).not.toMatch(/canonical|og:|markdown/);
});

test("META-1 the card has type, picture and its words; an article its dates", () => {
  const descriptors = pageMeta(site, getSitePage("/blog/ai-enterprise-influence"));
  const shown = new Map(
    descriptors.flatMap((each) => ("property" in each ? [[String(each["property"]), String(each["content"])]] : [])),
  );
  expect(shown.get("og:type")).toBe("article");
  expect(shown.get("og:image")).toMatch(/\/share\/blog\/ai-enterprise-influence\.png\?v=[0-9a-f]{8}$/);
  expect(shown.get("article:published_time")).toBe("2025-07-03");
  expect(shown.get("article:modified_time")).toBe("2026-11-15");
  expect(descriptors).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(descriptors).toContainEqual({
    tagName: "link",
    rel: "alternate",
    href: "/blog/ai-enterprise-influence.md",
    type: "text/markdown",
  });
});
