/** Stroked paths on a 24 by 24 grid. */
export const icons = {
  close: "M6 6l12 12M18 6L6 18",
  sidebar: "M4 5h16v14H4zM10 5v14",
} as const;
