import type { PageRule } from "../audited-site.ts";

/** Every picture has words that stand for it, or says that it needs none. */
export const imageAlt: PageRule = ({ document }) => [
  ...document
    .querySelectorAll("img:not([alt])")
    .map((image) => `shows ${image.getAttribute("src") ?? "an image"} without alternative text`),
  ...document
    .querySelectorAll("svg[role=img]:not([aria-label]):not([aria-labelledby])")
    .map(() => "shows a drawing with a role but without a name"),
];
