import { expect, test } from "vitest";

import { embedSources, toolsVersion } from "./embeds.ts";

const map = { frame: "https://maps.example/embed?bbox=1", page: "https://maps.example/#1" };
const none = { map: undefined, analytics: undefined, visitorTool: undefined };

test("the policy allows the hosts of the configured embeds and no others", () => {
  const nothing = { frame: [], script: [], connect: [], image: [] };
  expect(embedSources(none)).toEqual(nothing);
  expect(embedSources({ ...none, map })).toEqual({ ...nothing, frame: ["https://maps.example"] });
  const hosts = ["https://a.example", "https://in.a.example"];
  expect(embedSources({ ...none, analytics: { script: "https://a.example/x.js", attributes: {}, hosts } })).toEqual({
    frame: [],
    script: ["https://a.example"],
    connect: hosts,
    image: hosts,
  });
});

const analytics = { script: "https://stats.example/s.js", attributes: {}, hosts: ["https://in.stats.example"] };

test("the version names the configured tools with their hosts and ignores paths and order", () => {
  const version = "map maps.example, analytics in.stats.example stats.example";
  expect(toolsVersion({ ...none, map, analytics })).toBe(version);
  const moved = { ...analytics, script: "https://in.stats.example/v2.js", hosts: ["https://stats.example"] };
  expect(toolsVersion({ ...none, map, analytics: moved })).toBe(version);
});
