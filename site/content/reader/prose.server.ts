import type { Nodes, Parents, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { z } from "zod";

import { embedNames } from "#site/consent/embeds.ts";
import { refineTypography } from "#site/content/schemas/fields.server.ts";
import { link, nameOf } from "#site/content/schemas/link-targets.server.ts";
import type { ReferenceTargets } from "#site/content/schemas/link-targets.server.ts";
import type { ProseNode, Section } from "#site/content/schemas/prose.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import type { StorageTable } from "#site/content/schemas/storage.server.ts";
import type { Figure } from "#site/drawings/drawing.ts";
import { figures } from "#site/drawings/drawings.ts";
import { mailHref, phoneHref } from "#site/paths.ts";

import type { Problem } from "./content-error.server.ts";
import { readVariables } from "./variables.server.ts";
import type { Variables } from "./variables.server.ts";

const factLinks: Record<string, (value: string) => string> = {
  mail: mailHref,
  dataProtectionMail: mailHref,
  phone: phoneHref,
};

const simpleTags = {
  paragraph: "p",
  listItem: "li",
  strong: "strong",
  emphasis: "em",
  blockquote: "blockquote",
  thematicBreak: "hr",
} as const;

/** What else Markdown and MDX know, in an editor's words. */
const nodeNames: Record<string, string> = {
  break: "a line break inside a paragraph",
  code: "a block of code",
  delete: "crossed-out text",
  footnoteReference: "a footnote",
  html: "HTML",
  image: "an image",
  mdxFlowExpression: "text in braces",
  mdxTextExpression: "text in braces",
  mdxjsEsm: 'a line that starts with "import" or "export"',
};

const textAttribute = (max: number) =>
  z.string().min(1, "is empty").max(max, `is longer than ${max} characters`).overwrite(refineTypography);
const sectionProps = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "must start with a letter and consist of lowercase letters, digits and hyphens"),
  title: textAttribute(90),
});
const factProps = z.strictObject({ name: z.string() });
const toolProps = z.strictObject({ tool: z.enum(embedNames, "is not an embed of site.yaml") });
const figureProps = z.strictObject({
  name: nameOf("a figure", figures).transform((name): Figure => figures[name]()),
  caption: textAttribute(200),
  alt: textAttribute(500),
  legend: textAttribute(1000).transform((text) => text.split("|").map((entry) => entry.trim())),
});

type Context = {
  file: string;
  firstLine: number;
  targets: ReferenceTargets;
  site: SiteFacts;
  /** Set for legal texts only. */
  storage?: StorageTable | undefined;
  problems: Problem[];
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The last text of each file, as in yaml-source.server.ts. */
const roots = new Map<string, { text: string; root: Root }>();

/** Reads the text of an MDX file. Expressions, HTML and other tags are reported. */
export function readProse(text: string, context: Context): { body: ProseNode[]; sections: Section[] } {
  const sections: Section[] = [];
  const last = roots.get(context.file);
  let root = last?.text === text ? last.root : undefined;
  try {
    root ??= parser.parse(text);
    roots.set(context.file, { text, root });
  } catch (error) {
    const { line, message } = explainMdxError(error);
    report(context, line, "(text)", message);
    return { body: [], sections };
  }
  const body = root.children.flatMap((node) => convert(node, context, sections));
  return { body, sections };
}

function convert(node: Nodes, context: Context, sections: Section[]): ProseNode[] {
  const line = node.position?.start.line ?? 1;
  const children = () => (node as Parents).children.flatMap((child) => convert(child, context, sections));

  switch (node.type) {
    case "text":
      for (const broken of findBrokenLinks(node.value)) report(context, line + broken.line, "link", broken.message);
      return [refineTypography(node.value.replaceAll(/\s+/g, " "))];
    case "inlineCode":
      return [{ tag: "code", children: [node.value] }];
    case "paragraph":
    case "listItem":
    case "strong":
    case "emphasis":
    case "blockquote":
      return [{ tag: simpleTags[node.type], children: children() }];
    case "thematicBreak":
      return [{ tag: "hr", children: [] }];
    case "list":
      return [{ tag: node.ordered === true ? "ol" : "ul", children: children() }];
    case "heading":
      if (node.depth === 3) return [{ tag: "h3", children: children() }];
      report(context, line, "heading", "must start with ###; larger ones are titles of sections");
      return [];
    case "table":
      return [
        {
          tag: "table",
          columns: (node.children[0]?.children ?? []).map((cell) => toString(cell)),
          rows: node.children.map((row) =>
            row.children.map((cell) => cell.children.flatMap((child) => convert(child, context, sections))),
          ),
        },
      ];
    case "link":
      return convertLink(node.url, children(), line, context);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return convertTag(node, children, line, context, sections);
    default:
      report(context, line, nodeNames[node.type] ?? node.type, "cannot be shown here");
      return [];
  }
}

function convertLink(url: string, children: ProseNode[], line: number, context: Context): ProseNode[] {
  if (/^(https|mailto|tel):/.test(url)) {
    return [{ tag: "a", href: url, external: url.startsWith("https:"), children }];
  }
  const target = link(context.targets).safeParse(url);
  if (!target.success) {
    const [issue] = target.error.issues;
    const others = issue?.code === "invalid_format" ? "; other sites start with https://" : "";
    report(context, line, `link ${url}`, `${issue?.message}${others}`);
    return children;
  }
  return [{ tag: "a", ...target.data, children }];
}

function convertTag(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  children: () => ProseNode[],
  line: number,
  context: Context,
  sections: Section[],
): ProseNode[] {
  const props = Object.fromEntries(
    node.attributes.map((attribute) =>
      attribute.type === "mdxJsxAttribute" ? [attribute.name, attribute.value] : ["{…}", undefined],
    ),
  );
  if (node.name === "Section") {
    const section = sectionProps.safeParse(props);
    if (!section.success) return reportProps(section.error, "Section", line, context);
    if (sections.some(({ id }) => id === section.data.id)) {
      report(context, line, "Section.id", `repeats "${section.data.id}"`);
    }
    sections.push(section.data);
    return [{ tag: "section", ...section.data, children: children() }];
  }
  if (node.name === "CookieSettings" && context.storage) return [{ tag: "cookie-settings" }];
  if (node.name === "StorageTable" && context.storage) return [{ tag: "storage-table", ...context.storage }];
  if (node.name === "InUse" || node.name === "NotInUse") {
    const parsed = toolProps.safeParse(props);
    if (!parsed.success) return reportProps(parsed.error, node.name, line, context);
    const content = children();
    const isInUse = context.site.embeds[parsed.data.tool] !== undefined;
    return isInUse === (node.name === "InUse") ? content : [];
  }
  if (node.name === "Figure") return convertFigure(props, line, context);
  if (node.name === "Fact") {
    const fact = factProps.safeParse(props);
    if (!fact.success) return reportProps(fact.error, "Fact", line, context);
    const facts: Variables = readVariables(context.site);
    const value = facts[fact.data.name];
    const toHref = factLinks[fact.data.name];
    if (value !== undefined && toHref) return [{ tag: "a", href: toHref(value), external: false, children: [value] }];
    if (value !== undefined) return [value];
    report(context, line, "Fact.name", `is not one of ${Object.keys(facts).join(", ")}`);
    return [];
  }
  report(
    context,
    line,
    `<${node.name ?? ""}>`,
    "is not one of the tags a text may use (Section, Figure, Fact, InUse, NotInUse; StorageTable and CookieSettings in legal texts)",
  );
  return [];
}

function convertFigure(props: unknown, line: number, context: Context): ProseNode[] {
  const parsed = figureProps.safeParse(props);
  if (!parsed.success) return reportProps(parsed.error, "Figure", line, context);
  const { name: figure, caption, alt, legend } = parsed.data;
  if (figure.marks.length !== legend.length) {
    report(context, line, "Figure.legend", `has ${legend.length} entries for ${figure.marks.length} marks`);
  }
  return [{ tag: "figure", figure, alt, caption, legend }];
}

function reportProps(error: z.ZodError, tag: string, line: number, context: Context): ProseNode[] {
  for (const issue of error.issues) report(context, line, [tag, ...issue.path].join("."), issue.message);
  return [];
}

function report({ problems, file, firstLine }: Context, line: number, field: string, message: string): void {
  problems.push({ file, line: line + firstLine - 1, field, message });
}

type Mistake = { line: number; message: string };

function explainMdxError(error: unknown): Mistake {
  const { line, reason = String(error) } = error as { line?: number; reason?: string };
  // For a tag without a closing tag, only the reason contains the line.
  const openingLine = Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  const [, unclosed] = /^Expected a closing tag for `(.+?)`/.exec(reason) ?? [];
  return {
    line: line ?? openingLine,
    message: unclosed
      ? `cannot be read: the tag ${unclosed} is not closed`
      : 'cannot be read: "<" may only start a tag, and "{" is not allowed',
  };
}

/** Finds links that Markdown did not recognize because of a missing bracket or an extra space. Lines count from 0. */
function findBrokenLinks(text: string): Mistake[] {
  return [...text.matchAll(/\]\s?\([a-z]*:?\S*|\[[^\]\n]*\([a-z]+:[^)\n]*\)/g)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split("\n").length - 1,
    message: `is not complete ("${found}"): a link is [words](page:contact), with all four brackets and no space between`,
  }));
}
