/** Stroked paths on a 24 by 24 grid. */
export const icons = {
  close: "M6 6l12 12M18 6L6 18",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.7 1.7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.7-1.7",
  sidebar: "M4 5h16v14H4zM10 5v14",
} as const;

/** Filled paths for characters that the font draws badly in large sizes: its 1 has a foot, and it has no arrow. */
export const glyphs = {
  "1": { viewBox: "0 0 36 70", d: "M0 11.5H7C14 11.5 17.5 8 18.5 0H35.5V70H18V26H0z", className: "figure-one" },
  "→": {
    viewBox: "0 0 72 42",
    d: "M0 16.5H51.5L39.5 4.5L46 -2L69 21L46 44L39.5 37.5L51.5 25.5H0z",
    className: "figure-arrow",
  },
} as const;
