/** What a Markdown page leaves out: ways around the site, controls, and what is shown in one state of the page only. */
export const leftOut = [
  "nav",
  "search",
  "button",
  "dialog",
  "script",
  "output",
  ".needs-script",
  ".without-script",
  "[aria-hidden=true]",
  "[inert]",
  // What screen readers hear of a link besides its words.
  "a .sr-only",
].join(", ");
