import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { describeBanner } from "./shared-content.server.ts";

test("without any tool, the banner states that nothing is loaded", { tags: "COOK-1" }, () => {
  const { labels } = getContent();
  const none = { map: undefined, analytics: undefined, visitorTool: undefined };
  expect(describeBanner(labels.consent, none).text).toContain(labels.consent.none);
});
