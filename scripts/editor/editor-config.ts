import type { Content } from "#site/content/content.server.ts";
import { jsonSchemas } from "#site/content/schemas/json-schemas.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { articlePath, casePath, pagePath, pagePaths, servicePath, legalNames } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import { formFields, label } from "./form-fields.ts";
import type { Choices, Field, Schema } from "./form-fields.ts";

const schemas = jsonSchemas() as Record<string, Schema & { oneOf?: Schema[] }>;

/** Returns the configuration of the editor, generated from the schemas. */
export function editorConfig(content: ContentOptions, backend: object, siteUrl: string) {
  const choices = listChoices(content);
  const fields = (name: string): Field[] => formFields(schemas[name] ?? {}, choices);
  const rootList = (name: string, singular: string, title: string): Field[] => {
    const items = formFields(schemas[name]?.items ?? {}, choices);
    return [
      {
        name,
        label: `${singular}s`,
        label_singular: singular,
        widget: "list",
        root: true,
        collapsed: true,
        summary: `{{fields.${title}}}`,
        fields: items,
      },
    ];
  };
  const file = (name: string, more: object = {}) => ({
    name,
    label: label(name),
    file: `content/${name}.yaml`,
    fields: fields(name),
    ...more,
  });
  const page = (name: PageName, title = label(name)) => ({
    ...file(name, { label: title, preview_path: pagePath(name) }),
    file: `content/pages/${name}.yaml`,
    fields: fields(`pages-${name}`),
  });
  const service = (kind: "overview" | "detail", title: string) => ({
    ...folder(`services-${kind}`, "services", title, "yaml"),
    filter: { field: "kind", value: kind },
    preview_path: servicePath("{{slug}}"),
    fields: formFields(
      schemas["services"]?.oneOf?.find(({ properties }) => properties?.["kind"]?.const === kind) ?? {},
      choices,
    ),
  });
  return {
    load_config_file: false,
    backend,
    site_url: siteUrl,
    app_title: content.site.siteName,
    // Required by the editor, but no form has an upload field.
    media_folder: "site/public/team",
    public_folder: "/team",
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [
      {
        name: "pages",
        label: "Pages",
        icon: "web",
        files: Object.keys(pagePaths)
          .filter((name) => schemas[`pages-${name}`] && name !== "glossary" && name !== "faq")
          .map((name) => page(name as PageName)),
      },
      service("overview", "Service overviews"),
      service("detail", "Services"),
      {
        ...folder("cases", "cases", "Success stories", "yaml"),
        preview_path: casePath("{{slug}}"),
        fields: fields("cases"),
      },
      {
        ...folder("articles", "articles", "Articles", "mdx"),
        preview_path: articlePath("{{slug}}"),
        fields: [...fields("articles"), body],
      },
      {
        name: "glossary",
        label: "Glossary",
        icon: "dictionary",
        files: [
          file("terms", { preview_path: pagePath("glossary"), fields: rootList("terms", "Term", "term") }),
          page("glossary", "Heading, filter and search engines"),
        ],
      },
      {
        name: "faq",
        label: "FAQ",
        icon: "help",
        files: [
          file("questions", { preview_path: pagePath("faq"), fields: rootList("questions", "Group", "label") }),
          page("faq", "Heading, filter and search engines"),
        ],
      },
      {
        name: "legal",
        label: "Legal texts",
        icon: "gavel",
        files: legalNames.map((name) => ({
          name,
          label: label(name),
          file: `content/legal/${name}.mdx`,
          format: "yaml-frontmatter",
          preview_path: pagePath(name),
          fields: [...fields("legal"), body],
        })),
      },
    ],
    singletons: [
      file("testimonial", { label: "Customer quote", preview_path: pagePath("references") }),
      file("navigation", { label: "Menu and footer", preview_path: "/" }),
      file("interface", { label: "Buttons and labels", preview_path: "/" }),
      file("storage", { label: "Stored in the browser", preview_path: pagePath("privacy") }),
      file("site", { label: "Company and products", preview_path: pagePath("contact") }),
    ],
  };
}

/** Edited as source, because the rich text mode would lose our tags. */
const body: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  modes: ["raw"],
  buttons: [],
  editor_components: [],
  hint: "Markdown with the tags that content/README.md lists: Section, Figure, Fact",
};

const folder = (name: string, path: string, title: string, extension: "yaml" | "mdx") => ({
  name,
  label: title,
  folder: `content/${path}`,
  extension,
  format: extension === "yaml" ? "yaml" : "yaml-frontmatter",
  slug: {
    template: "{{title}}",
    editable: ["create"],
    pattern: ["^[a-z0-9-]+$", "lowercase letters, digits and hyphens"],
  },
  // Legacy URLs are listed in site/legacy-urls.ts.
  aliases_field: false,
});

/** The part of the content that fields offer as options. */
type ContentOptions = Pick<Content, "services" | "cases" | "articles" | "terms" | "questions"> & {
  site: Pick<SiteFacts, "externals" | "siteName">;
};

type Options = Choices[string];

/** Returns the options of fields with `choices`. */
function listChoices({ services, cases, articles, terms, questions, site }: ContentOptions): Choices {
  return {
    services: slugs(services),
    cases: slugs(cases),
    articles: slugs(articles),
    terms: terms.map(({ term }) => ({ label: term, value: term })),
    questions: questions.flatMap(({ items }) => items.map(({ id, question }) => ({ label: question, value: id }))),
    links: [
      ...links("page", named(Object.keys(pagePaths))),
      ...links("service", slugs(services)),
      ...links("case", slugs(cases)),
      ...links("article", slugs(articles)),
      ...links("external", named(Object.keys(site.externals))),
      { label: "About (short URL in the footer)", value: "alias:about" },
    ],
  };
}

const slugs = (entries: { slug: string; title: string }[]): Options =>
  entries.map(({ slug, title }) => ({ label: title, value: slug }));

const links = (kind: string, entries: Options): Options =>
  entries.map((entry) => ({ label: `${entry.label} (${kind})`, value: `${kind}:${entry.value}` }));

const named = (names: string[]): Options => names.map((name) => ({ label: label(name), value: name }));
