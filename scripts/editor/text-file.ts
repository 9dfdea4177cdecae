import { formatYaml, frontMatter, parseYamlSource } from "#site/content/reader/yaml-source.server.ts";
import { slugify } from "#site/slugify.ts";

type Section = { id?: string; title?: string; text?: string };

/** An article or legal text as the editor's form shows it: the front matter, and the sections as a list. */
export type TextFile = { sections?: Section[]; [field: string]: unknown };

const section = /^<Section id="([^"\n]*)" title="([^"\n]*)">\n([\s\S]*?)\n<\/Section>\s*/;

/** Reads an MDX file whose text consists of sections. */
export function readTextFile(text: string): TextFile {
  const [head = "", yaml = ""] = frontMatter.exec(`${text}\n`) ?? [];
  const { value, problems } = parseYamlSource("", yaml);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.field} ${problem.message}`);
  const sections: Section[] = [];
  let rest = text.slice(head.length).trim();
  for (let found = section.exec(rest); found; found = section.exec(rest)) {
    const [all, id = "", title = "", body = ""] = found;
    sections.push({ id, title: title.replaceAll("&quot;", '"'), text: body.trim() });
    rest = rest.slice(all.length);
  }
  if (rest !== "") throw new Error(`"${rest.slice(0, 40)}" is not in a section`);
  return { ...(value as object), sections };
}

/** The rich text editor writes the line below the heading of a table like this. */
const formatTables = (text: string): string =>
  text.replaceAll(/^\|[ :|-]+\|$/gm, (line) => `|${" --- |".repeat(line.split("|").length - 2)}`);

/** A new section is named after its title. Names start with a letter. */
const nameSection = (title: string): string =>
  slugify(title.normalize("NFD"))
    .replaceAll(/[^a-z0-9-]/g, "")
    .replace(/^(?![a-z])/, "section-");

/** Returns the MDX file of a form. */
export function writeTextFile({ sections = [], ...front }: TextFile): string {
  const texts = sections.map(({ id, title = "", text = "" }) => {
    const name = id === undefined || id === "" ? nameSection(title) : id;
    return `<Section id="${name}" title="${title.replaceAll('"', "&quot;")}">\n\n${formatTables(text.trim())}\n\n</Section>\n`;
  });
  return `---\n${formatYaml(front)}\n---\n\n${texts.join("\n")}`;
}
