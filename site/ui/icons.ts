/** Stroked paths on a 24 by 24 grid. */
export const icons = {
  close: "M6 6l12 12M18 6L6 18",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.7 1.7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.7-1.7",
  sidebar: "M4 5h16v14H4zM10 5v14",
} as const;
