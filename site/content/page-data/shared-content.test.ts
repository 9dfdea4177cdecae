import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { describeBanner, describeSharedContent } from "./shared-content.server.ts";

test("pages report themselves to our own data service, and not without it", { tags: "CALL-1" }, () => {
  const content = getContent();
  const { site } = content;
  const elsewhere = { ...site, dataService: { ...site.dataService, origin: "https://team.example" } };
  expect(describeSharedContent(content)["script-values"].indexingKey).toBe(site.indexing?.key);
  expect(describeSharedContent({ ...content, site: elsewhere })["script-values"].indexingKey).toBeUndefined();
});

test("without any tool, the banner states that nothing is loaded", { tags: "COOK-1" }, () => {
  const { labels } = getContent();
  const none = { map: undefined, analytics: undefined, visitorTool: undefined };
  expect(describeBanner(labels.consent, none).text).toContain(labels.consent.none);
});
