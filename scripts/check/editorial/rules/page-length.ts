import { judgeRange } from "../judge-range.ts";
import { visibleTexts } from "../passages.ts";
import { caseFile, serviceFile } from "../writing.ts";
import type { Rule } from "../writing.ts";

/** Services and cases are as long as a reader with little time will read. */
export const pageLength: Rule = ({ services, cases }) => [
  ...services.flatMap((service) =>
    judgeRange({ file: serviceFile(service.slug), path: [] }, visibleTexts(service), { min: 450, max: 700 }),
  ),
  ...cases.flatMap(
    ({ slug, description: _card, services: _services, technologies: _technologies, client: _client, ...page }) =>
      judgeRange({ file: caseFile(slug), path: [] }, visibleTexts(page), { min: 350, max: 480 }),
  ),
];
