import { readFileSync } from "node:fs";
import path from "node:path";

import { getContent } from "#site/content/content.server.ts";

import type { RepositoryCopy } from "../support/repository-copy.ts";
import { withoutHues } from "./find-old-brand.ts";

type Change = [before: string | RegExp, after: string];
type Editor = ReturnType<typeof createEditor>;

export function createEditor(copy: RepositoryCopy) {
  const edit = (file: string, ...changes: Change[]) => {
    let text = readFileSync(path.join(copy.folder, file), "utf8");
    for (const [before, after] of changes) {
      const changed = text.replace(before, after);
      if (changed === text) throw new Error(`${file} does not contain ${String(before)}. Update the recipe.`);
      text = changed;
    }
    copy.write(file, text);
  };
  const copyFile = (from: string, to: string, ...changes: Change[]) => {
    copy.write(to, readFileSync(from, "utf8"));
    edit(to, ...changes);
  };
  return { copy, edit, copyFile };
}

/** Enough words for a definition, an answer or a lead, without figures and glossary terms. */
const filler =
  "It is written for this one purpose and says nothing that a visitor would miss. Sentences follow one another until " +
  "there are as many as an entry needs, none of them long, each of them plain. Their readers know at the end " +
  "what was asked, and that is all they are for.";

const description = (reader: string): Change => [
  /^ {2}description: .*/m,
  `  description: Why a night without an alarm is planned months before, and what a ${reader} has to measure so that the people on call can sleep.`,
];

const menuEntry = (title: string, to: string) =>
  `$1- title: ${title}\n$1  description: ${title} for machines at night\n$1  to: ${to}\n`;

/** By their headings in CONTRIBUTING.md and content/README.md, in an order that works. */
export const recipes: Record<string, (editor: Editor) => void> = {
  "Add a term": ({ edit }) => {
    const related = getContent().terms.slice(0, 2);
    const entry = `- term: Quiet Hours\n  category: Software Architecture\n  definition: >-\n    Quiet Hours is a span of time, agreed in advance and known to everyone, in which nobody deploys anything. ${filler}\n  related: [${related.map(({ term }) => term).join(", ")}]\n`;
    edit("content/terms.yaml", [/$/, entry]);
  },
  "Add a question": ({ edit }) => {
    const entry = `    - id: faq-quiet-hours\n      question: What are quiet hours?\n      answer: >-\n        Quiet hours are a span of time in which nobody deploys. ${filler}\n`;
    edit("content/questions.yaml", [/label: Cloud & Infrastructure\n {2}items:\n/, `$&${entry}`]);
  },
  "Add a service": ({ edit, copyFile }) => {
    copyFile(
      "content/services/cloud-exit.yaml",
      "content/services/quiet-operations.yaml",
      [/^order: .*/m, "order: 55"],
      [/^title: .*/m, "title: Quiet Operations"],
      [/^ {2}title: .*/m, "  title: Quiet Operations for Machines at Night"],
      description("service"),
      // No figure and no sentence may be on two pages.
      [/\d+-\d+(%| months| weeks)/g, "some"],
      [/\b\w+(?=[.?]'?(?:\s|$))/g, "tonight"],
      [/(?<=^ *(?:heading|button|result): .*)\w+(?='?$)/gm, "tonight"],
    );
    const entry = `$&${menuEntry("Quiet Operations", "service:quiet-operations")}`;
    edit("content/navigation.yaml", [/( +)- title: .+\n +description: .+\n +to: service:cloud-exit\n/, entry]);
  },
  "Add an article": ({ copyFile }) => {
    copyFile(
      "content/articles/ai-enterprise-influence.mdx",
      "content/articles/quiet-nights.mdx",
      [/^ {2}title: .*/m, "  title: Quiet nights for those on call"],
      description("team"),
      [/^title: .*/m, 'title: "Quiet nights: alarms that deserve to wake someone"'],
      [/^date: .*/m, "date: 2026-10-01"],
    );
  },
  "Revise an article": ({ edit }) => {
    edit("content/articles/quiet-nights.mdx", [/^revised: .*/m, "revised: 2026-12-01"]);
  },
  "Add a case": ({ copyFile }) => {
    copyFile(
      "content/cases/azure-data-factory-logistics.yaml",
      "content/cases/quiet-machines.yaml",
      [/^ {2}title: .*/m, "  title: Quiet machines for a manufacturer"],
      description("manufacturer"),
      [/^title: .*/m, "title: Machines that rest at night"],
      [/^client: .*/m, "client: Machine manufacturer"],
    );
  },
  "Make a case real": ({ edit }) => {
    edit(
      "content/cases/azure-infrastructure-automation.yaml",
      [/^client: .*/m, "client: Night train operator"],
      [/^industry: .*/m, "industry: Railways"],
      [/^implementation: .*/m, "implementation: '2025'"],
      [/^companySize: .*/m, "companySize: 410 employees"],
      [/^revenue: .*/m, "revenue: about 90M euro (2024)"],
      [/^results:\n {2}- /m, "$&Tickets fell by 34% within 3 months. "],
      [/^placeholders:\n(?: +- .*\n)+/m, ""],
    );
    edit("content/services/azure-consulting.yaml", [/^ {2}text: At a .*/m, "  text: Tickets fell by 34%."]);
  },
  "Add a section to a page": ({ copy, edit }) => {
    const service = "site/pages/service";
    const field: Change = ["    proof: z\n", '    aside: text(200, "A remark").optional(),\n$&'];
    edit("site/content/schemas/services.server.ts", field);
    edit("content/services/agentic-solutions.yaml", [/^proof:\n/m, "aside: Nobody leaves at night.\n$&"]);
    const block = "({ text }: { text: string }) => <SplitSection heading={text}>{null}</SplitSection>";
    const lines = ['import { SplitSection } from "#site/blocks/split-section.tsx";', `export const Aside = ${block};`];
    copy.write(`${service}/aside.tsx`, lines.join("\n\n"));
    const result: Change = ["    firstStep: service.firstStep,\n", "$&    aside: service.aside,\n"];
    edit("site/content/page-data/service-page.server.ts", result);
    edit(
      `${service}/service-page.tsx`,
      ["firstStep, proof, related,", "firstStep, aside, proof, related,"],
      ["      <Proof {", "      {aside !== undefined && <Aside text={aside} />}\n$&"],
      ["import { FirstStep }", 'import { Aside } from "./aside.tsx";\n$&'],
    );
  },
  "Redirect an old URL": ({ edit }) => {
    edit("site/legacy-urls.ts", ['old: ["glossar/*"', 'old: ["woerterbuch", "glossar/*"']);
    edit("tests/support/legacy-url-cases.ts", ['"/glossar ', '"/woerterbuch /glossar ']);
  },
  "Add a page": ({ edit, copyFile }) => {
    edit("site/paths.ts", ['  company: "/lp/company",\n', '$&  partners: "/lp/partners",\n']);
    const schema: Change = ["    company: overview(targets),\n", "$&    partners: z.strictObject(head),\n"];
    edit("site/content/schemas/pages.server.ts", schema);
    copyFile(
      "content/pages/company.yaml",
      "content/pages/partners.yaml",
      [/^ {2}title: .*/m, "  title: The partners we work with"],
      description("partner"),
      [/^heading: .*/m, "heading: Companies that join us when a project needs them"],
      [/^lead: [^]*/m, `lead: ${filler.replaceAll(/\w+\./g, "together.")}\n`],
    );
    edit("content/navigation.yaml", [/( +)- title: Careers\n/, `${menuEntry("Partners", "page:partners")}$&`]);
    copyFile(
      "site/pages/overview/route.tsx",
      "site/pages/partners/route.tsx",
      [/import \{ (DrawingCards|Questions|SupportBlock|getPageName|overviewNames|Section) \}.*\n/g, ""],
      ["{ url }: Route.LoaderArgs", ""],
      [/const name = .*\n/, 'const name = "partners";\n'],
      [/<>\s+(<PageHead .*\/>)[^]*<\/>/, "$1"],
      ["Overview", "Partners"],
    );
  },
  "Use your own brand": ({ copy, edit }) => {
    const { origin, company, siteName, phone, products } = getContent().site;
    edit(
      "content/site.yaml",
      [new RegExp(new URL(origin).host.replace("www.", ""), "g"), "nachtwerk.test"],
      [company, "Nachtwerk AG"],
      [siteName, "Nachtwerk"],
      [phone, "+43 1 55544"],
      ...Object.entries(products).map(([key, name]): Change => [`${key}: ${name}`, `${key}: Night Tool ${key.length}`]),
    );
    copy.write("site/styles/tokens.css", withoutHues(readFileSync("site/styles/tokens.css", "utf8")));
    const logo = '<path fill="#777777" d="M4 4h40v40H4z"/>';
    copy.write(
      "site/public/favicon.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${logo}</svg>\n`,
    );
  },
};
