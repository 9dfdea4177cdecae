import { expect, test } from "vitest";

import { isPageLink } from "./is-page-link.ts";

const here = new URL("https://site.example/blog/one");
const isFollowed = (href: string, target = "") => {
  const { origin, pathname, hash } = new URL(href, here);
  return isPageLink({ target, origin, pathname, hash }, here);
};

test("another page of the site is opened by the router, with or without a place on it", () => {
  expect(isFollowed("/blog/two")).toBe(true);
  expect(isFollowed("/resources/glossary#cloud")).toBe(true);
  expect(isFollowed("/blog/one?q=x")).toBe(true);
});

test.for([
  ["a place on this page", "#two", ""],
  ["another site", "https://elsewhere.example/blog/two", ""],
  ["mail", "mailto:a@site.example", ""],
  ["a new tab", "/blog/two", "_blank"],
] as const)("%s is left to the browser", ([, href, target]) => {
  expect(isFollowed(href, target)).toBe(false);
});
