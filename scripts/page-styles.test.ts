import { expect, test } from "vitest";

import { pageStyles } from "./page-styles.ts";

const home = '<p class="lead wide sm:p-2 w-[calc(1px&lt;2px)]">Text</p>';
const other = '<p class="lead other">Text</p>';

const of = (css: string, page = home) => pageStyles(css)(page, new Set(["toast"]));

test("a page carries the rules for what it shows, and for what it may show later", () => {
  expect(of(".lead{a:b}.other{a:b}.toast{a:b}p{a:b}")).toBe(".lead{a:b}.toast{a:b}p{a:b}");
});

test("of a rule for several the part that can apply is kept", () => {
  expect(of(".other,.lead .wide,.lead .other{a:b}")).toBe(".lead .wide{a:b}");
});

test("a choice inside a selector asks for nothing", () => {
  const css = ".lead:not(.other){a:b}.lead:is(.other,:hover) .wide{a:b}";
  expect(of(css)).toBe(css);
});

test("names that need escapes are understood", () => {
  const css = String.raw`.sm\:p-2{a:b}.w-\[calc\(1px\<2px\)\]{a:b}`;
  expect(of(css)).toBe(css);
  expect(of(css, other)).toBe("");
});

test("what is emptied goes, except a layer: it decides the order of layers", () => {
  expect(of("@layer a{@media (width>1px){.other{a:b}}}@supports (a:b){.other{a:b}}")).toBe("@layer a{}");
});

test("animations and registered properties go with what used them", () => {
  const css =
    "@property --tw-a{syntax:'*'}@property --tw-b{syntax:'*'}@keyframes one{16.66%{a:b}}@keyframes two{to{a:b}}" +
    ".lead{--tw-b:1;a:var(--tw-a);animation:1s one}.other{a:var(--tw-b);animation:1s two}";
  expect(of(css)).toBe("@property --tw-a{syntax:'*'}@keyframes one{16.66%{a:b}}.lead{a:var(--tw-a);animation:1s one}");
});

test("a property goes that only another unread one reads", () => {
  expect(of(":root{--kept:1;--used:var(--kept);--unread:var(--last);--last:2}.lead{a:var(--used)}")).toBe(
    ":root{--kept:1;--used:var(--kept)}.lead{a:var(--used)}",
  );
});
