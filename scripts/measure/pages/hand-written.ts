import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { getContent } from "#site/collections/content.server.ts";

import { startBareNginx } from "../../stage/start-bare-nginx.ts";
import type { BareNginx } from "../../stage/start-bare-nginx.ts";

const styles = `*{box-sizing:border-box;margin:0}body{font:1.0625rem/1.6 Arial,sans-serif}
header,section,footer{padding:1.25rem}header,.head,footer{background:black;color:white}
header{display:flex;flex-wrap:wrap;gap:1rem}a{color:inherit}h1{font-size:clamp(2.5rem,5vw,4.5rem);line-height:1;margin-block:1rem}
.lead{font-size:1.125rem;max-width:30em}.cards{display:grid;gap:1px;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}
article{border:1px solid silver;padding:2rem}article p{margin-block:.75rem}`;

/** The page written by hand behind bare nginx. */
export async function startHandWritten(tls: boolean): Promise<BareNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), "website-hand-"));
  // nginx started by root answers as an account that has to get in.
  chmodSync(folder, 0o755);
  const page = handWrittenPage();
  writeFileSync(path.join(folder, "index.html"), page);
  writeFileSync(path.join(folder, "index.html.br"), brotliCompressSync(page));
  const bare = await startBareNginx(folder, { tls });
  return {
    ...bare,
    stop: async () => {
      await bare.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The home page's words in the plainest page there can be, styles inside and no script: what ours are compared with. */
function handWrittenPage(): string {
  const { site, pages } = getContent();
  const { hero, services: offer } = pages.home;
  const links = offer.cards.map(({ title }) => `<a href="#">${title}</a>`).join(" ");
  const cards = offer.cards.map(
    ({ title, description, more }) =>
      `<article><h2>${title}</h2><p>${description}</p><a href="#">${more}</a></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${pages.home.meta.title}</title>
<link rel="icon" href="data:,"><style>${styles}</style></head><body>
<header><strong>${site.siteName}</strong> ${links}</header>
<main><section class="head"><h1>${hero.label}</h1><p class="lead">${hero.lead}</p></section>
<section><h2>${offer.heading}</h2><p>${offer.lead}</p></section>
<section class="cards">${cards.join("")}</section></main>
<footer><p>${site.company}, ${site.location}</p></footer></body></html>`;
}
