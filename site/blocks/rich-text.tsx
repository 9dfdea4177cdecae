import type { LinkedText } from "#site/glossary/linked-text.ts";

import { TermLink } from "./term-link.tsx";

/** Text with the links that the build put in. */
export function RichText({ text, isGlossary = false }: { text: LinkedText; isGlossary?: boolean }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? part : <TermLink key={part.term} {...part} isHere={isGlossary} />,
  );
}
