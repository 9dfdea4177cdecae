import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { getContent, readContent } from "#site/collections/content.server.ts";

import { copySlug } from "./copy-slug.ts";
import { growContent } from "./grow-content.ts";

test(
  "grown content passes the same checks, has more pages and terms, and lists that stay as long",
  { timeout: 60_000 },
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), "grown-content-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync("content", folder, { recursive: true });
    growContent(folder, 2);

    const before = getContent();
    const grown = readContent(folder);
    expect(grown.terms.length).toBe(2 * before.terms.length);
    // Twelve pages exist once, so the others have to make up for them.
    for (const kind of ["services", "cases", "articles"] as const) {
      expect(grown[kind].length).toBe(3 * before[kind].length);
    }
    const children = (services: typeof grown.services, slug: string) =>
      services.filter((service) => service.kind === "detail" && service.parent === slug).length;
    for (const { slug } of before.services) {
      expect(children(grown.services, slug)).toBe(children(before.services, slug));
      expect(children(grown.services, copySlug(slug, 3))).toBe(children(before.services, slug));
    }
  },
);
