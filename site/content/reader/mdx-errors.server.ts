type Mistake = { line: number; message: string };

export function explainMdxError(error: unknown): Mistake {
  const { line, reason = String(error) } = error as { line?: number; reason?: string };
  // For a tag without a closing tag, only the reason contains the line.
  const openingLine = Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  return {
    line: line ?? openingLine,
    message: `cannot be read (${reason}): "<" may only start a tag, and "{" is not allowed`,
  };
}

/** Finds links that Markdown did not recognize because of a missing bracket or an extra space. Lines count from 0. */
export function findBrokenLinks(text: string): Mistake[] {
  return [...text.matchAll(/\]\s?\([a-z]*:?\S*|\[[^\]\n]*\([a-z]+:[^)\n]*\)/g)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split("\n").length - 1,
    message: `is not complete ("${found}"): a link is [words](page:contact), with all four brackets and no space between`,
  }));
}
