type Mistake = { line: number; message: string };

/** What a reader of MDX says where it gives up, and what an editor should do. */
const meanings: [reason: RegExp, message: string][] = [
  [/expression/, "has a {, which a text cannot show: use round brackets"],
  [/before name|in name/, 'has a "<" that begins no tag: write "less than", or put a space behind it'],
  [/Expected a closing tag/, "has a tag that is never closed: every <Section …> needs its </Section> on a later line"],
  [/expected an open tag first/, "closes a tag that was never opened: remove it, or write the opening tag above"],
  [/closing quote/, 'has a tag with a quote that is never closed: write id="words", with both quotes'],
  [/attribute value/, 'has a tag whose value has no quotes: write id="words"'],
];

export function explainMdxError(error: unknown): Mistake {
  const { line, reason = String(error) } = error as { line?: number; reason?: string };
  // For a tag that is open at the end of the file, only the reason tells where it was opened.
  const opened = Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  const meaning = meanings.find(([pattern]) => pattern.test(reason))?.[1];
  return { line: line ?? opened, message: meaning ?? `cannot be read: ${reason}` };
}

/** Links that Markdown did not take for links: a bracket is missing, or a space too many. Lines count from 0. */
export function findBrokenLinks(text: string): Mistake[] {
  return [...text.matchAll(/\]\s?\([a-z]*:?\S*|\[[^\]\n]*\([a-z]+:[^)\n]*\)/g)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split("\n").length - 1,
    message: `is not complete ("${found}"): a link is [words](page:contact), with all four brackets and no space between`,
  }));
}
