import type { Content } from "#site/content/content.server.ts";
import type { ContentReader } from "#site/content/reader/content-reader.server.ts";
import { linkCase } from "#site/content/page-data/linked-case.server.ts";
import { linkDetail, linkOverview } from "#site/content/page-data/linked-service.server.ts";
import { linkProse, pageLinker } from "#site/content/page-data/linked-text.server.ts";

/** Reports pages that link too few glossary terms. */
export function checkTerms({ services, cases, articles }: Content, reader: ContentReader): void {
  const check = (file: string, linked: unknown, minimum: number) => {
    const { length } = JSON.stringify(linked).match(/"term":/g) ?? [];
    if (length < minimum) reader.report(file, 1, "(file)", `uses ${length} glossary terms, but needs ${minimum}`);
  };
  for (const entry of services)
    check(`services/${entry.slug}.yaml`, entry.kind === "detail" ? linkDetail(entry) : linkOverview(entry), 5);
  for (const entry of cases) check(`cases/${entry.slug}.yaml`, linkCase(entry), 1);
  for (const { slug, body } of articles) check(`articles/${slug}.mdx`, linkProse(pageLinker(), body), 5);
}
