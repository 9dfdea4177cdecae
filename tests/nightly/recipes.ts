import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import type { RepositoryCopy } from "../support/repository-copy.ts";

// The recipes of CONTRIBUTING.md, carried out on a copy of the repository as a person would: files are copied, lines are
// added, values are changed.

type Recipe = (copy: RepositoryCopy) => void;

const read = (copy: RepositoryCopy, file: string) => readFileSync(path.join(copy.folder, file), "utf8");

type Change = [before: string | RegExp, after: string];

function edit(copy: RepositoryCopy, file: string, ...changes: Change[]): void {
  let text = read(copy, file);
  for (const [before, after] of changes) {
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} has no ${String(before)}`);
    text = changed;
  }
  copy.write(file, text);
}

/** Words enough for a definition or an answer, without a figure and without a term in them. */
const filler =
  "It is written for this one purpose and says nothing that a visitor would miss. Sentences follow one another until " +
  "there are as many as an entry needs, none of them long, each of them plain. Whoever reads them knows at the end " +
  "what was asked, and that is all they are for.";

/** What a search engine is told of a page; the word "team" is replaced, so that no two pages are told alike. */
const description =
  "Why a night without an alarm is planned months before, and what a team has to measure so that the people on call " +
  "can sleep.";

/** Raises what the specification counts. */
function raise(copy: RepositoryCopy, ...names: string[]): void {
  const file = "tests/content/counts.test.ts";
  for (const name of names) {
    const [row = "", number = ""] = new RegExp(`${name}"?: (\\d+)`).exec(read(copy, file)) ?? [];
    edit(copy, file, [row, row.replace(number, String(Number(number) + 1))]);
  }
}

const addTerm: Recipe = (copy) => {
  const neighbours = [...read(copy, "content/terms.yaml").matchAll(/term: (.+)/g)].slice(0, 2).map(([, name]) => name);
  const entry = `- term: Quiet Hours\n  category: Software Architecture\n  definition: >-\n    Quiet Hours is a span of time, agreed in advance and known to everybody, in which nobody deploys anything. ${filler}\n  related: [${neighbours.join(", ")}]\n`;
  copy.write("content/terms.yaml", `${read(copy, "content/terms.yaml")}${entry}`);
  edit(copy, "content/terms.yaml", ["related:\n", "related:\n    - Quiet Hours\n"]);
  raise(copy, "terms", "linkedTerms", "Software Architecture");
};

const addQuestion: Recipe = (copy) => {
  const entry = `  items:\n    - id: faq-quiet-hours\n      question: What are quiet hours?\n      answer: >-\n        Quiet hours are a span of time in which nobody deploys. ${filler}\n`;
  edit(copy, "content/questions.yaml", [/(label: Cloud & Infrastructure\n) {2}items:\n/, `$1${entry}`]);
  raise(copy, "questions", "Cloud & Infrastructure");
};

/** A file of the same kind under another name; every text that has to be its own is changed. */
function copyFile(copy: RepositoryCopy, from: string, to: string, ...changes: Change[]): void {
  copy.write(to, read(copy, from));
  edit(copy, to, ...changes);
}

const filesIn = (copy: RepositoryCopy, folder: string) =>
  readdirSync(path.join(copy.folder, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|mdx)$/.test(file))
    .map((file) => `${folder}/${file}`);

const addService: Recipe = (copy) => {
  const detail = filesIn(copy, "content/services").find((file) =>
    read(copy, file).includes("parent: cloud-consulting"),
  );
  copyFile(
    copy,
    detail ?? "",
    "content/services/quiet-operations.yaml",
    [/^order: .*/m, "order: 55"],
    [/^title: .*/m, "title: Quiet Operations"],
    [/^ {2}title: .*/m, "  title: Quiet Operations for Machines at Night"],
    // Figures stand on their own pages only, and no sentence on two.
    [/\d+-\d+(%| months| weeks)/g, "some"],
    [/\w+(?=[.?]'?(?:\s|$))/g, "tonight"],
    [/(?<=^ *(?:heading|button): .*)\w+(?='?$)/gm, "tonight"],
  );
  edit(copy, "content/navigation.yaml", [
    /( +)- title: .+\n +description: .+\n +to: service:cloud-exit\n/,
    "$&$1- title: Quiet Operations\n$1  description: Machines that are left alone at night\n$1  to: service:quiet-operations\n",
  ]);
  raise(copy, "services", "pages");
};

const addArticle: Recipe = (copy) => {
  copyFile(
    copy,
    filesIn(copy, "content/articles")[0] ?? "",
    "content/articles/quiet-nights.mdx",
    [/^ {2}title: .*/m, "  title: Quiet nights for those on call"],
    [/^ {2}description: .*/m, `  description: ${description}`],
    [/^title: .*/m, 'title: "Quiet nights: alarms that deserve to wake somebody"'],
    [/^date: .*/m, "date: 2026-10-01"],
  );
  raise(copy, "articles", "pages");
};

const addCase: Recipe = (copy) => {
  copyFile(
    copy,
    filesIn(copy, "content/cases")[0] ?? "",
    "content/cases/quiet-machines.yaml",
    [/^ {2}title: .*/m, "  title: Quiet machines for a manufacturer"],
    [/^ {2}description: .*/m, `  description: ${description.replace("team", "manufacturer")}`],
    [/^title: .*/m, "title: Machines that rest at night"],
    [/^client: .*/m, "client: Machine manufacturer"],
  );
  raise(copy, "cases", "pages");
};

const addSection: Recipe = (copy) => {
  const schemas = "site/collections/schemas";
  const field = '    aside: text(200, "A remark beside the proof").optional(),\n$&';
  edit(copy, `${schemas}/services.server.ts`, ["    proof: z\n", field]);
  const label = '        aside: text(40, "Heading of the remark"),\n$&';
  edit(copy, `${schemas}/interface.server.ts`, ["        siblings: text(", label]);
  edit(copy, "content/interface.yaml", ["  siblings: ", "  aside: A remark\n$&"]);
  // A page of the allowed length has no room for a sentence more.
  const services = filesIn(copy, "content/services").filter((file) => /^proof:\n/m.test(read(copy, file)));
  const [shortest = ""] = services.toSorted((one, other) => read(copy, one).length - read(copy, other).length);
  edit(copy, shortest, [/^proof:\n/m, "aside: Nobody leaves at night.\n$&"]);
  copy.write(
    "site/pages/service/aside.tsx",
    `import { labels } from "virtual:shell";

import { SplitSection } from "#site/blocks/split-section.tsx";

export function Aside({ text }: { text: string }) {
  return (
    <SplitSection heading={labels.service.aside}>
      <p className="text-lg">{text}</p>
    </SplitSection>
  );
}
`,
  );
  edit(copy, "site/pages/service/describe-service.server.ts", [
    "    firstStep: service.firstStep,\n",
    "$&    aside: service.aside,\n",
  ]);
  edit(
    copy,
    "site/pages/service/service-page.tsx",
    ["firstStep, proof, related,", "firstStep, aside, proof, related,"],
    ["      <Proof {", "      {aside !== undefined && <Aside text={aside} />}\n$&"],
    ["import type { describeService }", 'import { Aside } from "./aside.tsx";\n$&'],
  );
};

const addPage: Recipe = (copy) => {
  const lead =
    "Some projects need more than one company. This page says whom we ask, and when we would rather not. A partner " +
    "joins for a task that is named in the contract, and leaves when it is done. You know before who they are, what " +
    "they will see, and what they cost.";
  raise(copy, "pages");
  edit(copy, "site/paths.ts", ['  company: "/lp/company",\n', '$&  partners: "/lp/partners",\n']);
  const schema = "    partners: z.strictObject(head),\n";
  edit(copy, "site/collections/schemas/pages.server.ts", ["    company: overview(known),\n", `$&${schema}`]);
  copyFile(
    copy,
    "content/pages/company.yaml",
    "content/pages/partners.yaml",
    [/^ {2}title: .*/m, "  title: The partners we work with"],
    [/^ {2}description: .*/m, `  description: ${description.replace("team", "partner")}`],
    [/^heading: .*/m, "heading: Companies that join us when a project needs them"],
    [/^lead: [^]*/m, `lead: ${lead}\n`],
  );
  edit(copy, "content/navigation.yaml", [
    /( +)- title: Careers\n/,
    "$1- title: Partners\n$1  description: Companies that join us in projects\n$1  to: page:partners\n$&",
  ]);
  copyFile(
    copy,
    "site/pages/overview/route.tsx",
    "site/pages/partners/route.tsx",
    [/import \{ (CardGrid|Questions|SupportBlock|getPageName|overviewNames|Section) \}.*\n/g, ""],
    ["{ url }: Route.LoaderArgs", ""],
    [/const name = .*\n/, 'const name = "partners";\n'],
    [/<>\s+(<PageHead .*\/>)[^]*<\/>/, "$1"],
    ["Overview", "Partners"],
  );
};

const addOldAddress: Recipe = (copy) => {
  edit(copy, "site/legacy-urls.ts", ['old: ["glossar/*"', 'old: ["woerterbuch", "glossar/*"']);
  edit(copy, "tests/support/legacy-url-cases.ts", ['"/glossar ', '"/woerterbuch /glossar ']);
};

/** The owner's own name, addresses, colours and mark. */
const changeBrand: Recipe = (copy) => {
  const site = read(copy, "content/site.yaml");
  const value = (field: string) => new RegExp(`^${field}: '?(.+?)'?$`, "m").exec(site)?.[1] ?? "";
  const host = new URL(value("origin")).host.replace("www.", "");
  const changes = [
    [host, "nachtwerk.test"],
    [value("company"), "Nachtwerk Beratung AG"],
    [value("siteName"), "Nachtwerk"],
    [value("phone"), "+43 1 5554433-21"],
  ] as const;
  for (const file of filesIn(copy, "content")) {
    const before = read(copy, file);
    const after = changes.reduce((text, [old, own]) => text.replaceAll(old, own), before);
    if (after !== before) copy.write(file, after);
  }
  edit(
    copy,
    "site/styles/tokens.css",
    [/--color-blue: .*;/, "--color-blue: #0b6b4f;"],
    [/--color-blue-ink: .*;/, "--color-blue-ink: #07533d;"],
    [/--color-sky: .*;/, "--color-sky: #7fd6b8;"],
  );
  copy.write(
    "site/public/favicon.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#0b6b4f" d="M4 4h40v40H4z"/></svg>\n',
  );
};

const reviseArticle: Recipe = (copy) => {
  edit(
    copy,
    "content/articles/quiet-nights.mdx",
    [/^revised: .*/m, "revised: 2026-12-01"],
    [/Revised in \w+ \d{4}/, "Revised in December 2026"],
  );
};

/** By their headings in CONTRIBUTING.md, in an order in which they can follow one another. */
export const recipes: Readonly<Record<string, Recipe>> = {
  "Add a term": addTerm,
  "Add a question": addQuestion,
  "Add a service": addService,
  "Add an article": addArticle,
  "Revise an article": reviseArticle,
  "Add a case": addCase,
  "Add a section to a page": addSection,
  "Send an old address on": addOldAddress,
  "Add a page": addPage,
  "Change the brand": changeBrand,
};
