import { expect, test } from "vitest";

import { toolsVersion } from "./tools-version.ts";

const none = { map: undefined, analytics: undefined, visitorTool: undefined };
const map = { frame: "https://maps.example/embed?bbox=1", page: "https://maps.example/#1" };
const analytics = { script: "https://stats.example/s.js", attributes: {}, hosts: ["https://in.stats.example"] };

test("the version names the configured tools with their hosts and ignores paths and order", () => {
  const version = "map maps.example, analytics in.stats.example stats.example";
  expect(toolsVersion({ ...none, map, analytics })).toBe(version);
  const moved = { ...analytics, script: "https://in.stats.example/v2.js", hosts: ["https://stats.example"] };
  expect(toolsVersion({ ...none, map, analytics: moved })).toBe(version);
});
