import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { describeBanner } from "./banner.server.ts";

test("COOK-1 without any tool, the banner states that nothing is loaded", () => {
  const { labels } = getContent();
  const none = { map: undefined, analytics: undefined, visitorTool: undefined };
  expect(describeBanner(labels.consent, none).text).toContain(labels.consent.none);
});
