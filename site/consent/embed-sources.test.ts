import { expect, test } from "vitest";

import { embedSources } from "./embed-sources.ts";

const map = { frame: "https://maps.example/embed?bbox=1", page: "https://maps.example/#1" };

test("without tools only the map's host is allowed, and only as a frame", () => {
  expect(embedSources({ map, analytics: undefined, visitorTool: undefined })).toEqual({
    frame: ["https://maps.example"],
    script: [],
    connect: [],
    image: [],
  });
});

test("without any tool nothing is allowed", () => {
  const sources = embedSources({ map: undefined, analytics: undefined, visitorTool: undefined });
  expect(Object.values(sources).flat()).toEqual([]);
});

test("a configured tool adds its script's host and the hosts it talks to, each once", () => {
  const sources = embedSources({
    map,
    analytics: {
      script: "https://a.example/x.js",
      attributes: {},
      hosts: ["https://a.example", "https://in.a.example"],
    },
    visitorTool: { script: "https://v.example/t.js", attributes: {}, hosts: [] },
  });
  expect(sources.script).toEqual(["https://a.example", "https://v.example"]);
  expect(sources.connect).toEqual(["https://a.example", "https://v.example", "https://in.a.example"]);
});
