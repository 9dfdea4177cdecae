import { expect, test } from "vitest";

import { drawings } from "#site/drawings/drawings.ts";
import { isDrawn } from "#site/drawings/drawing.ts";

import { sayOnce } from "./say-once.ts";

const page = (values: unknown[]) =>
  `<p>shown</p><script>window.x.streamController.enqueue(${JSON.stringify(`${JSON.stringify(values)}\n`).replaceAll("<", "\\u003c")});</script>`;

const valuesOf = (html: string): unknown =>
  JSON.parse(JSON.parse(/enqueue\((".*")\)/.exec(html)?.[1] ?? '""') as string);

test("what the document shows is left out of its data, and every other value keeps its place", () => {
  const { paths } = drawings.contact();
  const values = [{ _1: 2 }, "title", 'A "quoted" <b>', "<!--static--><p>Long & </script> text</p>", paths, 7];
  const html = sayOnce(page(values));
  expect(valuesOf(html)).toEqual([{ _1: 2 }, "title", 'A "quoted" <b>', "", "", 7]);
  expect(html).not.toContain("</script> text");
});

test("every drawing is recognized, and no sentence is", () => {
  expect(Object.values(drawings).filter((make) => !isDrawn(make().paths))).toEqual([]);
  for (const text of ["", "M", "Move to Azure", "grid", "We run M365 for you", "blue M3 lamps"]) {
    expect(isDrawn(text), text).toBe(false);
  }
});
