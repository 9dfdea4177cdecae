import { createHash } from "node:crypto";

/** What a reader or a machine is told by a tag. Classes, drawings and the build's own names say nothing. */
const told = /\s(?:href|src|srcset|alt|title|aria-label|datetime)="[^"]*"/g;
const toldByMeta = /\s(?:name|property|content)="[^"]*"/g;
const machinery =
  /<(?:link rel="(?:modulepreload|preload|stylesheet|icon|expect)"|meta charSet|meta http-equiv|meta name="viewport")[^>]*>/g;
const structured = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Changes when a page's text, links or metadata change, and not when only code, styles or file names do. The shell
 * around a page is left out: a new entry in the menu makes no page of the site a new one.
 */
export function pageVersion(html: string): string {
  const [head = ""] = /<head>[\s\S]*<\/head>/.exec(html) ?? [];
  const [main = ""] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  if (head === "" || main === "") throw new Error("A page needs a head and a main part");
  const data = [...html.matchAll(structured)].map(([, json = ""]) => json);
  return createHash("sha256")
    .update(JSON.stringify([words(head), words(main), data]))
    .digest("hex")
    .slice(0, 32);
}

// React escapes < and > in text and attributes: whatever stands between them is a tag.
function words(markup: string): string {
  return markup
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replaceAll(machinery, "")
    .replaceAll(/<\/?([\w-]+)([^>]*)>/g, (_tag, name: string, attributes: string) => {
      const said =
        attributes
          .match(name === "meta" ? toldByMeta : told)
          ?.map(withoutHash)
          .join("") ?? "";
      return said === "" ? "\n" : `\n<${name}${said}>`;
    })
    .replaceAll(/\s+/g, " ");
}

/** The bundler puts a hash into the names of its files. */
function withoutHash(attribute: string): string {
  return attribute.replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}(?=\.\w+)/g, "$1");
}
