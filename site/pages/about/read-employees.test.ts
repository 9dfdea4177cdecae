import { expect, test } from "vitest";

import { readEmployees } from "./read-employees.ts";

test("returns the displayed fields of a row and its index", () => {
  const row = { id: 7, name: " Erika ", title: "Architect", image_url: "/team/erika.webp", order: 1 };
  const expected = { index: 1, name: "Erika", title: "Architect", photo: "/team/erika.webp" };
  expect(readEmployees([{}, row])[1]).toEqual(expected);
});

test.for([undefined, null, 7, {}, "", "  ", "\u200B\u202E\u0007"])("treats %j as a missing text", (value) => {
  expect(readEmployees([{ name: value, title: value }])).toMatchObject([{ name: undefined, title: undefined }]);
});

test.for([
  "https://a.example/e.jpg",
  "http://a.example/team/e.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "/e.jpg",
  "/team//a.example/e.jpg",
  "/team/../e.jpg",
  "//a.example/e.jpg",
  undefined,
  null,
])("returns no photograph for %j", { tags: "ABOUT-8" }, (image_url) => {
  expect(readEmployees([{ image_url }])).toMatchObject([{ photo: null }]);
});

test.for([undefined, null, {}, "[]", [null], ["Erika"]])("throws for %j", (body) => {
  expect(() => readEmployees(body)).toThrow(TypeError);
});

test("accepts an empty list", () => {
  expect(readEmployees([])).toEqual([]);
});
