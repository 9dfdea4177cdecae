import { expect, test } from "vitest";

import { curlQuotes } from "./curl-quotes.server.ts";

test.for([
  [`the provider's key, the teams' logs`, "the provider’s key, the teams’ logs"],
  [`"Yes," he said ("no").`, "“Yes,” he said (“no”)."],
  [`see 'Server log files' and "'so' it is"`, "see ‘Server log files’ and “‘so’ it is”"],
  // Parts of a sentence before and after bold text.
  [`he wrote "`, "he wrote “"],
  [`", and left`, "”, and left"],
] as const)("curls the quotes of %j", ([straight, curled]) => {
  expect(curlQuotes(straight)).toBe(curled);
});
