import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { CaseCards } from "./case-cards.tsx";
import type { CaseSummary } from "./case-cards.tsx";

const entry: CaseSummary = {
  field: {
    wide: { kind: "lanes", viewBox: "0 0 1 1", paths: [{ name: "unit", d: "M0 0h1" }], labels: [] },
    narrow: undefined,
    caption: "One lane is one page.",
    showsFigure: false,
    label: "3 lanes",
  },
  title: "A case",
  keyNumber: { value: "3", text: "pages moved" },
  client: "A company",
  description: "What happened.",
  industry: "Logistics",
  companySize: "220 employees",
  revenue: "n.a. confidential",
  services: ["Consulting"],
  technologies: ["Azure"],
};

const render = (to: CaseSummary["to"]): string =>
  renderToStaticMarkup(createElement(CaseCards, { cases: [{ ...entry, to }] }));

test("opens an external case in a new tab", { tags: "REFS-6" }, () => {
  const html = render({ href: "https://elsewhere.example/case", external: true });
  expect(html).toMatch(/<a [^>]*href="https:\/\/elsewhere\.example\/case"/);
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain("View Reference");
});

test("shows a disabled 'Case Study' button for a case without a page", { tags: "REFS-7" }, () => {
  const html = render(undefined);
  expect(html).toMatch(/<button [^>]*disabled=""[^>]*>Case Study<\/button>/);
  expect(html).not.toMatch(/<li.*<a .*<\/li>/);
});
