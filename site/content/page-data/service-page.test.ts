import { expect, test } from "vitest";

import { scenes } from "#site/drawings/drawings.ts";
import { numberParts } from "#site/drawings/layers.ts";

import { orderByPart } from "./service-page.server.ts";

test("capabilities keep their parts of the drawing when an editor reorders them", () => {
  const { parts } = numberParts(scenes["cloud-exit"]);
  const capabilities = scenes["cloud-exit"].parts.map(({ name }) => ({ title: name, description: name, part: name }));
  const placed = orderByPart(capabilities, parts);
  expect(placed.map(({ title }) => title)).toEqual(parts.map(({ name }) => name));
  expect(orderByPart(capabilities.toReversed(), parts)).toEqual(placed);
});
