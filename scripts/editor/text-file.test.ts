import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { listFiles } from "../build/build-files.ts";
import { readTextFile, writeTextFile } from "./text-file.ts";

test.for(listFiles("content").filter((file) => file.endsWith(".mdx")))("reads and writes %s as it is", (file) => {
  const text = readFileSync(file, "utf8");
  const { sections = [], ...front } = readTextFile(text.trim());
  expect(sections).not.toEqual([]);
  expect(writeTextFile({ sections, ...front })).toBe(text);
});

test("names a new section after its title, and keeps quotes in titles", () => {
  const text = writeTextFile({ sections: [{ title: 'What "done" means', text: "One\n" }] });
  expect(text).toContain('<Section id="what-done-means" title="What &quot;done&quot; means">\n\nOne\n\n</Section>');
  expect(readTextFile(text).sections).toEqual([{ id: "what-done-means", title: 'What "done" means', text: "One" }]);
});

test("refuses a file with text outside of sections, which would be lost", () => {
  expect(() => readTextFile("---\ntitle: A\n---\n\nOutside\n")).toThrow('"Outside" is not in a section');
});
