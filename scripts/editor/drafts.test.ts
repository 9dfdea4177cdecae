import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { parseYamlSource } from "#site/content/reader/yaml-source.server.ts";

import { Drafts, serveDrafts } from "./drafts.ts";
import { editorConfig } from "./editor-config.ts";
import type { Config } from "./forms.ts";
import { readTextFile } from "./text-file.ts";

const file = "content/services/cloud-exit.yaml";
const article = "content/articles/devsecops-regulatory-compliance.mdx";
const saved = parseYamlSource(file, readFileSync(file, "utf8")).value as Record<string, unknown>;
const config = editorConfig(getContent(), {}, "http://site.test") as unknown as Config;
const drafts = new Drafts("content");
const server = createServer((request, response) => serveDrafts(request, response, drafts, config));
let origin: string;

beforeAll(async () => {
  server.listen(0, "localhost");
  await once(server, "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  drafts.close();
});

const shown = (): unknown => {
  const name = path.join(drafts.folder, "services/cloud-exit.yaml");
  return (parseYamlSource(name, readFileSync(name, "utf8")).value as typeof saved)["heading"];
};

async function send(data: object, headers: Record<string, string> = {}, name = file) {
  const response = await fetch(`${origin}/draft`, {
    method: "POST",
    headers: { origin, "content-type": "application/json", ...headers },
    body: JSON.stringify({ file: name, data }),
  });
  return { status: response.status, ...((await response.json()) as { problems?: string[]; elsewhere?: string[] }) };
}

test("shows a valid draft without saving it, until it is discarded", async () => {
  expect(await send({ ...saved, heading: "Typed", source: null })).toMatchObject({ status: 200, problems: [] });
  expect(shown()).toBe("Typed");
  expect(parseYamlSource(file, readFileSync(file, "utf8")).value).toEqual(saved);
  await fetch(`${origin}/draft`, { method: "DELETE", headers: { origin } });
  expect(shown()).toBe(saved["heading"]);
});

test("checks a new entry, whose page exists only after saving", async () => {
  const name = "services/new-entry.yaml";
  const meta = { title: "New", description: "x".repeat(70), keywords: ["One", "Two", "Three"] };
  const { problems } = await send({ ...saved, meta }, {}, `content/${name}`);
  expect(problems).toEqual([`Order repeats the order of “${String(saved["title"])}”`]);
  expect(await send({ ...saved, meta, order: 9999 }, {}, `content/${name}`)).toMatchObject({ problems: [] });
  expect(existsSync(path.join(drafts.folder, name))).toBe(false);
});

test("names the field of a problem as the form does, and keeps the last valid draft", async () => {
  await send({ ...saved, heading: "Valid" });
  const approach = saved["approach"] as { title: string }[];
  const steps = approach.map((step, index) => (index === 1 ? { ...step, description: "" } : step));
  const { problems } = await send({ ...saved, heading: "x".repeat(81), approach: steps });
  expect(problems).toEqual([
    "Heading is longer than 80 characters",
    `Approach 2 “${approach[1]?.title}” › Description is empty`,
  ]);
  expect(shown()).toBe("Valid");
});

test("names the other entry of a problem between two by its title", async () => {
  const { title, meta } = getContent().services.find(({ slug }) => slug === "devops") ?? {};
  const { problems, elsewhere } = await send({ ...saved, meta });
  expect(problems).toContain(`Search engines › Title repeats the title of “${title}”`);
  expect(elsewhere).toContain(
    `Service overviews › ${title} › Search engines › Title repeats the title of “${String(saved["title"])}”`,
  );
});

test("reports figures and links that the checks do not allow", async () => {
  const capabilities = saved["capabilities"] as { title: string }[];
  const [first, ...others] = capabilities;
  const claim = { ...first, description: "We cut your exit cost by 90%. See [us](page:contact)." };
  const link = "which only articles and legal texts show";
  const entry = `Capabilities 1 “${first?.title}” › Description`;
  const { problems: links } = await send({ ...saved, capabilities: [claim, ...others] });
  expect(links).toEqual([expect.stringMatching(`^${entry} contains a link, ${link}`)]);
  claim.description = "We cut your exit cost by 90%.";
  const { problems: claims } = await send({ ...saved, capabilities: [claim, ...others] });
  expect(claims).toEqual([expect.stringMatching(`^${entry} claims "90%"`)]);
});

test("names the section of a problem in an article", async () => {
  const { sections: [section, ...others] = [], ...front } = readTextFile(readFileSync(article, "utf8"));
  const figure = '<Figure name="evidence-pipeline" caption="Stages" alt="" legend="One | two" />';
  const text = `One {two} and [a page](page:nowhere).\n\n${figure}`;
  const { problems } = await send({ ...front, sections: [{ ...section, text }, ...others] }, {}, article);
  expect(problems).toContainEqual(
    `Sections 1 “${section?.title}”, at “One {two} and [a page](page:nowhere).”: text in braces cannot be shown here`,
  );
  expect(problems).toContainEqual(expect.stringContaining('link page:nowhere refers to page "nowhere"'));
  expect(problems).toContainEqual(`Sections 1 “${section?.title}” › Figure “Stages” › Description is empty`);
});

test("refuses drafts of other origins and content types", async () => {
  await send({ ...saved, heading: "Before" });
  for (const headers of [{ origin: "http://other.test" }, { "content-type": "text/plain" }]) {
    expect(await send({ ...saved, heading: "Foreign" }, headers)).toMatchObject({ status: 403 });
  }
  expect(shown()).toBe("Before");
});
