import type { LinkedText } from "#site/glossary/linked-text.ts";

import { TermLink } from "./term-link.tsx";

/** Renders text with the glossary links that the build added. */
export function RichText({ text, isGlossary = false }: { text: LinkedText; isGlossary?: boolean }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? part : <TermLink key={part.term} {...part} isGlossary={isGlossary} />,
  );
}
