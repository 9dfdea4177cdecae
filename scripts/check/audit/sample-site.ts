import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { shareImagePath, markdownPath } from "#site/paths.ts";

import { htmlToMarkdown } from "../../build/markdown/html-to-markdown.ts";
import type { AuditedSite } from "./audited-site.ts";
import { readSite } from "./read-site.ts";
import { sampleHtml, sampleNotFound } from "./sample-html.ts";
import { sampleOrigin as origin, samplePages } from "./sample-pages.ts";

/** A small built site in which every rule has something to look at and nothing to find, until a test breaks it. */
export class SampleSite {
  readonly files = new Map<string, string | Buffer>();

  constructor() {
    for (const page of samplePages) {
      const html = sampleHtml(page);
      this.files.set(path.posix.join(page.path, "index.html"), html);
      this.files.set(markdownPath(page.path), htmlToMarkdown(html, origin + page.path));
      this.files.set(shareImagePath(page.path), pngHead(1200, 630));
    }
    const addresses = samplePages.map((page) => origin + page.path);
    const entries = addresses.map((address) => `<url><loc>${address}</loc><lastmod>2026-11-15</lastmod></url>`);
    this.files.set("/not-found/index.html", sampleNotFound);
    this.files.set("/sitemap.xml", entries.join("\n"));
    this.files.set("/robots.txt", `Sitemap: ${origin}/sitemap.xml`);
    this.files.set("/llms.txt", samplePages.map((page) => `(${origin}${markdownPath(page.path)})`).join("\n"));
  }

  /** Replaces a text that must be there. */
  replace(file: string, before: string | RegExp, after: string): void {
    const text = String(this.files.get(file));
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} does not contain ${String(before)}`);
    this.files.set(file, changed);
  }

  /** Writes the files, reads them as the audit does, and cleans up. */
  read(): AuditedSite {
    const folder = mkdtempSync(path.join(tmpdir(), "sample-site-"));
    try {
      for (const [file, content] of this.files) {
        mkdirSync(path.dirname(folder + file), { recursive: true });
        writeFileSync(folder + file, content);
      }
      const site = readSite(folder, { origin, siteName: "Sample Site", routes: samplePages.map((page) => page.path) });
      const { files } = this;
      return { ...site, hasFile: (file) => files.has(file), readFile: (file) => toBuffer(files.get(file)) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const toBuffer = (content: string | Buffer | undefined): Buffer | undefined =>
  typeof content === "string" ? Buffer.from(content) : content;

/** As much of a PNG as tells its size. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
