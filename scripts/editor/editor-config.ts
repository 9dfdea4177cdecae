import type { Content } from "#site/content/content.server.ts";
import { jsonSchemas } from "#site/content/schemas/json-schemas.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { figures } from "#site/drawings/drawings.ts";
import { articlePath, casePath, pagePath, pagePaths, servicePath, legalNames } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import { formFields, label } from "./form-fields.ts";
import type { Choices, Field, Schema } from "./form-fields.ts";

const schemas = jsonSchemas() as Record<string, Schema & { oneOf?: Schema[] }>;

/** Returns the configuration of the editor for a repository on GitHub. Its forms are generated from the schemas. */
export function editorConfig(content: ContentOptions, repository: string) {
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
    backend: { name: "github", repo: repository, auth_methods: ["token"] },
    // Each change becomes a branch with a pull request.
    publish_mode: "editorial_workflow",
    site_url: content.site.origin,
    app_title: content.site.siteName,
    logo: { src: "favicon.svg" },
    // Required by the editor, but no form has an upload field.
    media_folder: "site/public/team",
    public_folder: "/team",
    output: { omit_empty_optional_fields: true },
    /** Drawings of texts, for page/editor.js. */
    figures: Object.keys(figures),
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
        fields: withText(fields("articles"), "revised", sections("rich_text", "raw")),
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
          format: "sections-frontmatter",
          preview_path: pagePath(name),
          fields: withText(fields("legal"), "lead", sections("raw")),
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

/** The sections of a text (text-file.ts). Legal texts are edited as source, because they contain tags inside sentences. */
const sections = (...modes: ("rich_text" | "raw")[]): Field => ({
  name: "sections",
  label: "Sections",
  label_singular: "Section",
  widget: "list",
  min: 1,
  collapsed: true,
  summary: "{{fields.title}}",
  fields: [
    { name: "title", label: "Title", widget: "string", maxlength: 90, use_emoji_autocomplete: false },
    {
      name: "text",
      label: "Text",
      widget: "richtext",
      modes,
      buttons: ["bold", "italic", "code", "link", "heading-three", "bulleted-list", "numbered-list", "quote"],
      editor_components: modes.includes("rich_text") ? ["figure", "table"] : [],
      use_emoji_autocomplete: false,
      hint: modes.includes("rich_text")
        ? "To link words, select them first. The URL of a page of this site is page:contact, service:cloud-exit, case:… or article:…"
        : "Markdown. Tags such as <Fact … /> show what is kept elsewhere; leave them as they are",
    },
    {
      name: "id",
      label: "Id",
      widget: "string",
      required: false,
      pattern: ["^([a-z][a-z0-9-]*)?$", "lowercase letters, digits and hyphens"],
      hint: "End of the section's URL, made from the title if it is empty. It never changes, because links use it",
    },
  ],
});

/** Puts the text below the field that introduces it. */
const withText = (fields: Field[], introduction: string, text: Field): Field[] =>
  fields.flatMap((field) => (field.name === introduction ? [field, text] : [field]));

const folder = (name: string, path: string, title: string, extension: "yaml" | "mdx") => ({
  name,
  label: title,
  folder: `content/${path}`,
  extension,
  format: extension === "yaml" ? "yaml" : "sections-frontmatter",
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
  site: Pick<SiteFacts, "externals" | "siteName" | "origin">;
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
