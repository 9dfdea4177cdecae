/** `pnpm soak` runs the same tests longer, some of them several times; in CI they are short. */
export const isSoak = process.env["SOAK"] === "yes";
