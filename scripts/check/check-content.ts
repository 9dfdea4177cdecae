// Validates content, colors, logo and photographs, and reports problems with file, line and field: `pnpm check:content`.
import { readFileSync } from "node:fs";

import { contentFolder } from "#site/content/content-folder.server.ts";
import { readContentAndReader } from "#site/content/content.server.ts";
import { ContentError } from "#site/content/reader/content-error.server.ts";

import { checkColors, checkLogo } from "./check-brand.ts";
import { checkPhotographs } from "./check-photographs.ts";
import { checkRanges } from "./check-ranges.ts";

try {
  const { content, reader } = readContentAndReader(contentFolder());
  checkRanges(content, reader);
  checkPhotographs("site/public/team", reader.problems);
  const [tokens, logo] = ["site/styles/tokens.css", "site/public/favicon.svg"];
  checkColors(tokens, readFileSync(tokens, "utf8"), reader.problems);
  checkLogo(logo, readFileSync(logo, "utf8"), reader.problems);
  reader.throwIfProblems();
  const { services, cases, articles, terms, questions } = content;
  const items = questions.flatMap((group) => group.items);
  console.log(
    `content: ${services.length} services, ${cases.length} cases, ${articles.length} articles, ` +
      `${terms.length} terms, ${items.length} questions`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
