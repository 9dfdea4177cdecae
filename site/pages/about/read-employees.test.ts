import { expect, test } from "vitest";

import { readEmployees } from "./read-employees.ts";

test("a row becomes what the page shows, at its place in the list", () => {
  const row = { id: 7, name: " Erika ", title: "Architect", image_url: "/team/erika.webp", order: 1 };
  const shown = { place: 1, name: "Erika", title: "Architect", image: "/team/erika.webp" };
  expect(readEmployees([{}, row])[1]).toEqual(shown);
});

test.for([undefined, null, 7, {}, "", "  ", "\u200B\u202E\u0007"])("%j is no text", (value) => {
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
])("ABOUT-8 %j is not a photograph of the site: initials", (image_url) => {
  expect(readEmployees([{ image_url }])).toMatchObject([{ image: null }]);
});

test.for([undefined, null, {}, "[]", [null], ["Erika"]])("%j is an error, not a team", (answer) => {
  expect(() => readEmployees(answer)).toThrow(TypeError);
});

test("an empty list is a team without people", () => {
  expect(readEmployees([])).toEqual([]);
});
