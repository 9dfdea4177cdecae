const attributes = ["name", "caption", "alt", "legend"];

/** Returns the block of a text that shows a drawing, as the CMS registers it. */
export const figure = (drawings) => ({
  id: "figure",
  label: "Figure",
  icon: "image",
  fields: [
    { name: "name", label: "Drawing", widget: "select", options: drawings },
    { name: "caption", label: "Caption", widget: "string", hint: "What the drawing says, one sentence" },
    {
      name: "alt",
      label: "Description",
      widget: "text",
      hint: "For people who cannot see it: what is drawn, and how it is connected",
    },
    {
      name: "legend",
      label: "Legend",
      widget: "text",
      hint: "What the numbers stand for, in their order, with | between them",
    },
  ],
  // With the flag m, the CMS would delete a single letter at the beginning of a paragraph, such as "A ".
  pattern: /^<Figure name="(.*?)" caption="(.*?)" alt="(.*?)" legend="(.*?)" \/>$/,
  fromBlock: ([, ...values]) =>
    Object.fromEntries(attributes.map((name, index) => [name, values[index].replaceAll("&quot;", '"')])),
  toBlock: (data) =>
    `<Figure ${attributes.map((name) => `${name}="${(data[name] ?? "").replaceAll('"', "&quot;")}"`).join(" ")} />`,
  toPreview: ({ caption = "" }) => caption,
});

/** Returns the block that inserts a table. Existing tables are part of the text, so that it matches nothing. */
export const table = {
  id: "table",
  label: "Table",
  icon: "table",
  fields: [
    {
      name: "rows",
      label: "Rows",
      widget: "text",
      hint: "One row per line, with | between the cells. The first row is the heading",
    },
  ],
  pattern: /(?!)/,
  toBlock({ rows = "" }) {
    const lines = rows.split("\n").filter((row) => row.trim() !== "");
    const [heading = [], ...others] = lines.map((row) => row.split("|").map((cell) => cell.trim()));
    return [heading, heading.map(() => "---"), ...others].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  },
  toPreview: ({ rows = "" }) => rows,
};
