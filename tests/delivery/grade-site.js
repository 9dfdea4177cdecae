// node grade-site.js <TLS port> <plain port> <path>…: the HTTP Observatory's judgement of a site on localhost, as JSON.
// Its own scan() forgets ports, and its list of preloaded hosts is loaded by an install script that does not run here.
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { retrieve } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";

const preloaded = fileURLToPath(import.meta.resolve("@mdn/mdn-http-observatory/conf/hsts-preload.json"));
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");

const [httpsPort, httpPort, ...pages] = process.argv.slice(2).map((text) => (/^\d+$/.test(text) ? Number(text) : text));
const grades = [];
for (const page of pages) {
  const requests = await retrieve("localhost", { httpsPort, httpPort, path: page });
  const results = ALL_TESTS.map((test) => test(requests));
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  grades.push({ path: page, ...getGradeForScore(score), failed });
}
console.log(JSON.stringify(grades));
