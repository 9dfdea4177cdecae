export type Problem = { file: string; line: number; field: string; message: string };

/** Lists every problem of the content with its file, line and field. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, line, field, message }) => `${file}:${line}  ${field}  ${message}`);
    super(`The content has ${problems.length} problem(s):\n\n  ${lines.join("\n  ")}\n`);
    this.name = "ContentError";
    this.problems = problems;
  }
}
