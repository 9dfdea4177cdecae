import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { StoryCards } from "./story-cards.tsx";
import type { Story } from "./story-cards.tsx";

const story: Story = {
  drawing: { viewBox: "0 0 1 1", paths: "t-a M0 0h1" },
  title: "A story",
  client: "A company",
  description: "What happened.",
  industry: "Logistics",
  companySize: "220 employees",
  revenue: "n.a. confidential",
  services: ["Consulting"],
  technologies: ["Azure"],
};

const render = (to: Story["to"]): string =>
  renderToStaticMarkup(
    createElement(MemoryRouter, undefined, createElement(StoryCards, { stories: [{ ...story, to }] })),
  );

test("REFS-6 a story told elsewhere opens in a new tab", () => {
  const html = render({ href: "https://elsewhere.example/story", external: true });
  expect(html).toMatch(/<a [^>]*href="https:\/\/elsewhere\.example\/story"/);
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain("View Reference");
});

test("REFS-7 a story without a page shows 'Case Study', which leads nowhere", () => {
  const html = render(undefined);
  expect(html).toMatch(/<button [^>]*disabled=""[^>]*>Case Study<\/button>/);
  expect(html).not.toContain("<a ");
});
