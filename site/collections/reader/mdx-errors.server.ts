type Mistake = { line: number; message: string };

export function explainMdxError(error: unknown): Mistake {
  const { line, reason = String(error) } = error as { line?: number; reason?: string };
  // For a tag that is open at the end of the file, only the reason contains the line.
  const opened = Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  return {
    line: line ?? opened,
    message: `cannot be read (${reason}): only tags may begin with "<", nothing with "{"`,
  };
}

/** Finds links that Markdown did not take for links: a bracket is missing, or a space too many. Lines count from 0. */
export function findBrokenLinks(text: string): Mistake[] {
  return [...text.matchAll(/\]\s?\([a-z]*:?\S*|\[[^\]\n]*\([a-z]+:[^)\n]*\)/g)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split("\n").length - 1,
    message: `is not complete ("${found}"): a link is [words](page:contact), with all four brackets and no space between`,
  }));
}
