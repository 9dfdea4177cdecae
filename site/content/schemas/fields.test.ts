import { expect, test } from "vitest";

import { refineTypography } from "./fields.server.ts";

test.for([
  [`the provider's key, the teams' logs`, "the provider’s key, the teams’ logs"],
  [`"Yes," he said ("no").`, "“Yes,” he said (“no”)."],
  [`see 'Server log files' and "'so' it is"`, "see ‘Server log files’ and “‘so’ it is”"],
  // Parts of a sentence before and after bold text.
  [`he wrote "`, "he wrote “"],
  [`", and left`, "”, and left"],
  ["about 2.42B euro or 870M euro", "about 2.42B\u00A0euro or 870M\u00A0euro"],
] as const)("refines the typography of %j", ([straight, curled]) => {
  expect(refineTypography(straight)).toBe(curled);
});
