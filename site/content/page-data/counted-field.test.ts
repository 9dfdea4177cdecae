import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { countUnits, drawField } from "#site/drawings/fields.ts";

import { describeField } from "./counted-field.server.ts";

const fields = getContent().cases.flatMap(({ slug, field, scale }) =>
  [field, ...(scale ? [scale] : [])].map((counted) => ({ name: `${slug}, ${counted.kind}`, counted })),
);

test.for(fields)("$name has as many units as the content says, in every width", ({ counted }) => {
  const counts = (["band", "wide", "narrow"] as const).map((columns) => countUnits(drawField(counted, columns)));
  expect(counts).toEqual([counted.n, counted.n, counted.n]);
});

test.for(fields)("$name is described with its number and unit", ({ counted }) => {
  const { caption, label } = describeField(counted);
  expect(label).toContain(counted.unit);
  expect(label).toContain(counted.n.toLocaleString("en-US"));
  expect(`${caption}${label}`).not.toMatch(/[{}]/);
});
