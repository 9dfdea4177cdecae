import { expect, test } from "vitest";

import { schemaName, writtenForm } from "./written-form.server.ts";

test("a file is written in the order of its schema, without remarks, empty fields and folded lines", () => {
  const typed = `# A remark
none: "None: in use"
entries:
  - { kind: Cookie, name: first, class: necessary, purpose: "", embed: "" }
columns:
  purpose: >-
    Two
    lines
`;
  expect(writtenForm("storage.yaml", typed)).toBe(`columns:
  purpose: Two lines
none: 'None: in use'
entries:
  - name: first
    class: necessary
    kind: Cookie
    purpose: ''
`);
});

test("a service's fields follow its kind, and unknown ones stand at the end", () => {
  const typed = "callToAction: {}\nmine: 1\nparent: devops\nkind: detail\norder: 1\n";
  expect(writtenForm("services/a.yaml", typed)).toBe(
    "kind: detail\norder: 1\nparent: devops\ncallToAction: {}\nmine: 1\n",
  );
});

test("an article's text stays as it is, one empty line below its fields", () => {
  const body = '<Section id="a" title="A">\n\n| a |\n| - |\n\n</Section>';
  expect(writtenForm("articles/a.mdx", `---\ntitle: "A"\n---\n${body}\n\n`)).toBe(`---\ntitle: A\n---\n\n${body}\n`);
});

test.for([
  ["services/devops.yaml", "services"],
  ["pages/home.yaml", "pages-home"],
  ["legal/imprint.mdx", "legal"],
  ["terms.yaml", "terms"],
] as const)("%s has the schema %s", ([file, name]) => {
  expect(schemaName(file)).toBe(name);
});
