import { expect, test } from "vitest";

import { scenes } from "#site/drawings/drawings.ts";
import { numberParts } from "#site/drawings/layers.ts";

import { orderByPart, splitHeading } from "./service-page.server.ts";

test("capabilities keep their parts of the drawing when an editor reorders them", () => {
  const { parts } = numberParts(scenes["cloud-exit"]);
  const capabilities = scenes["cloud-exit"].parts.map(({ name }) => ({ title: name, description: name, part: name }));
  const placed = orderByPart(capabilities, parts);
  expect(placed.map(({ title }) => title)).toEqual(parts.map(({ name }) => name));
  expect(orderByPart(capabilities.toReversed(), parts)).toEqual(placed);
});

test.for([
  ["DevSecOps: releases that can show it", "DevSecOps", "DevSecOps:"],
  ["AI infrastructure with quotas", "AI Infrastructure", "AI infrastructure"],
  ["Private and hybrid cloud on site", "Private & Hybrid Cloud", "Private and hybrid cloud"],
  ["Exits that were rehearsed", "Cloud Exit", "Exits"],
] as const)("the large name of “%s” is that of the service, or else its first word", ([heading, title, name]) => {
  const split = splitHeading(heading, title);
  expect(split.name).toBe(name);
  expect(`${split.name} ${split.rest}`).toBe(heading);
});
