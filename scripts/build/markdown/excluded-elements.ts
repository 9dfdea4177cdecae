/** Omitted from Markdown pages: navigation, controls, and content shown in one state of the page only. */
export const excludedElements = [
  "nav",
  "search",
  "button",
  "label:has(input)",
  "dialog",
  "script",
  "output",
  ".needs-script",
  ".without-script",
  "[aria-hidden=true]",
  "[inert]",
  // Repeats the context of a link for screen readers.
  "a .sr-only",
].join(", ");
