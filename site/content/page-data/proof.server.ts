import type { Drawing } from "#site/drawings/drawing.ts";
import { articlePath, casePath } from "#site/paths.ts";

import { getContent } from "#site/content/content.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";

export type ProofCard = { kind: "case" | "article"; href: string; title: string; text: string; drawing: Drawing };

export function proofCard({ to, text }: Service["proof"]): ProofCard {
  const { cases, articles } = getContent();
  const entry = cases.find(({ slug }) => casePath(slug) === to.href);
  if (entry) return { kind: "case", href: to.href, title: entry.title, text, drawing: entry.drawing };
  const article = articles.find(({ slug }) => articlePath(slug) === to.href);
  if (article) return { kind: "article", href: to.href, title: article.title, text, drawing: article.drawing };
  throw new Error(`${to.href} is neither a case nor an article`);
}
