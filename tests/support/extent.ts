/** `pnpm soak` runs the same tests at full length; in CI they are short. */
export const isSoak = process.env["SOAK"] === "yes";
