const phrases = {
  "by itself": "automatically",
  "for ever": "permanently",
  "for good": "permanently",
  "list of parts": "SBOM",
  "of its own": "separate",
  "other letters": "different case",
  "page written by hand": "baseline page",
  "the release before": "the previous release",
};

/** A phrase may continue in the next line of a comment. */
const gap = String.raw`\s+(?:(?:\*|\/\/|#|--)\s+)?`;
const patterns = Object.entries(phrases).map(
  ([phrase, better]) => [new RegExp(String.raw`\b${phrase.replaceAll(" ", gap)}\b`, "gi"), better] as const,
);
const indirectComment = /(?:\/\*\*?|^\s*\/\/|^\s*\{\/\*)\s+(?:What|Whatever|Where|Which|Who|Whoever)\b/gm;

/** Returns phrases and comment beginnings to avoid, each with its line. */
export function findPhrases(text: string): { line: number; message: string }[] {
  const find = (pattern: RegExp, better: string) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: text.slice(0, index + found.length).split("\n").length,
      message: `"${found.trim().replaceAll(/\s+/g, " ")}": ${better}`,
    }));
  return [
    ...patterns.flatMap(([pattern, better]) => find(pattern, `write "${better}" or leave it out`)),
    ...find(indirectComment, "start the comment with its subject or a verb"),
  ];
}
