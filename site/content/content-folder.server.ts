import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const contentFolder = (): string => path.resolve(process.env["CONTENT_DIR"] ?? "content");

const listSlugs = (name: string, ending: string): string[] =>
  readdirSync(path.join(contentFolder(), name))
    .filter((file) => file.endsWith(ending))
    .map((file) => path.basename(file, ending));

/** Lists the entries that have pages. Does not validate them, so that routes are known at once, and in spite of errors. */
export function listEntries() {
  const services = listSlugs("services", ".yaml").map((slug) => {
    const text = readFileSync(path.join(contentFolder(), "services", `${slug}.yaml`), "utf8");
    return { slug, kind: /^kind: overview$/m.test(text) ? ("overview" as const) : ("detail" as const) };
  });
  return { services, articles: listSlugs("articles", ".mdx"), cases: listSlugs("cases", ".yaml") };
}
