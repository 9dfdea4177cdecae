import { HtmlValidate } from "html-validate";

import type { PageRule } from "../audited-site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML, which means the same.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
    // The menu stands twice, once a layout, and only one is ever shown: axe judges landmarks in the browser.
    "unique-landmark": "off",
  },
});

/** Valid HTML, as html-validate sees it. */
export const markup: PageRule = ({ html }) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "whole page"})`);
