import { expect, test } from "vitest";

import { isPageLink } from "./long-text.tsx";

const here = new URL("https://site.example/blog/one");
const isFollowed = (href: string, target = "") => {
  const { origin, pathname, hash } = new URL(href, here);
  return isPageLink({ target, origin, pathname, hash }, here);
};

test("gives links to other pages of the site to the router, with or without an anchor", () => {
  expect(isFollowed("/blog/two")).toBe(true);
  expect(isFollowed("/resources/glossary#cloud")).toBe(true);
  expect(isFollowed("/blog/one?q=x")).toBe(true);
});

test.for([
  ["an anchor on this page", "#two", ""],
  ["another site", "https://elsewhere.example/blog/two", ""],
  ["mail", "mailto:a@site.example", ""],
  ["a new tab", "/blog/two", "_blank"],
] as const)("leaves %s to the browser", ([, href, target]) => {
  expect(isFollowed(href, target)).toBe(false);
});
