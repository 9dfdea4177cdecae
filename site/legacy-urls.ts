import { articlePath, pagePath, servicePath } from "./paths.ts";

type LegacyUrl = { target: string; old: readonly string[] };

/**
 * The only list of old addresses; the first row that fits decides. A star stands for any text, and `/*` at the end for
 * the folder itself and everything below it. The browser and the web server both work from these rows.
 */
export const legacyUrls: readonly LegacyUrl[] = [
  { target: pagePath("glossary"), old: ["glossar/*", "glossar-kategorien/*"] },
  { target: servicePath("cloud-consulting"), old: ["leistungen/cloud-consulting-engineering"] },
  { target: servicePath("private-hybrid-cloud"), old: ["leistungen/workplace-innovation"] },
  { target: servicePath("cloud-governance"), old: ["leistungen/cloud-governance"] },
  {
    target: servicePath("azure-consulting"),
    old: ["leistungen/cloud-migration", "leistungen/*azure*", "leistungen/*microsoft*"],
  },
  {
    target: servicePath("ai-development"),
    old: [
      "leistungen/application-modernization",
      ...["anwendungsentwicklung", "power-apps", "skillbooster"].flatMap((name) => [name, `leistungen/${name}`]),
    ],
  },
  { target: servicePath("cloud-consulting"), old: ["leistungen/*"] },
  {
    target: articlePath("azure-local-arc-data-sovereignty"),
    old: blogAbout([
      "sovereign",
      "souveraen",
      "souverän",
      "azure-local",
      "azure-arc",
      "azure-stack",
      "data-residency",
      "datenhoheit",
    ]),
  },
  {
    target: articlePath("devsecops-regulatory-compliance"),
    old: blogAbout(["devsecops", "devops", "compliance", "nis2", "nis-2", "dora", "regulat", "regulier", "ci-cd"]),
  },
  { target: pagePath("blog"), old: ["blog/*"] },
  { target: pagePath("blog"), old: ["category/*", "whitepaper/*", "search"] },
  {
    target: pagePath("contact"),
    old: ["assessments/*", "kontakt", "impressum", "datenschutz", "informationssicherheit"],
  },
  { target: pagePath("about"), old: ["ueber-uns"] },
  { target: pagePath("references"), old: ["referenzen"] },
];

const rules = legacyUrls.map(({ target, old }) => ({
  target,
  pattern: new RegExp(`^(?:${old.map(patternSource).join("|")})$`, "s"),
}));

/** Where an old address leads today. Asked only for addresses that are no page of the site. */
export function findLegacyTarget(path: string): string | undefined {
  const plain = plainPath(path);
  const target = rules.find(({ pattern }) => pattern.test(plain))?.target;
  // Two articles are about the topics that lead to them.
  return target === path ? undefined : target;
}

/** A row's pattern as the source of a regular expression, in the dialect that JavaScript and nginx share. */
export function patternSource(pattern: string): string {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return escaped.endsWith("/*") ? `${escaped.slice(0, -2)}(?:/.*)?` : escaped.replaceAll("*", ".*");
}

/** As the web server reads it: decoded once, never refused. Bytes that are no text become marks that fit no name. */
function plainPath(path: string): string {
  const [raw = ""] = path.split(/[?#]/, 1);
  return raw
    .replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => new TextDecoder().decode(bytes(encoded)))
    .normalize()
    .toLowerCase()
    .replaceAll(/\/+/g, "/")
    .replaceAll(/^\/|\/$/g, "");
}

function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encoded.slice(1).split("%"), (hex) => Number.parseInt(hex, 16));
}

function blogAbout(topics: readonly string[]): string[] {
  return topics.map((topic) => `blog/*${topic}*`);
}
