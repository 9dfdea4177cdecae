import { expect, test } from "vitest";

import { loadScriptsLast } from "./load-scripts-last.ts";

const html = `<head><link rel="modulepreload" href="/a.js"/></head><body><p>Text</p><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/a.js";
window.modules = {"root":route0};
import("/entry.js");</script></body>`;

test("no module is asked for before the text is painted, then all of them", () => {
  const late = loadScriptsLast(html);
  expect(late).not.toContain("<link");
  expect(late).not.toMatch(/^import /m);
  expect(late.indexOf('{type:"paint"')).toBeLessThan(late.indexOf('["/a.js"]'));
  expect(late).toContain('await import("/assets/manifest-1.js");');
  expect(late).toContain('const [route0]=await Promise.all([import("/a.js")]);');
  expect(late).toContain('window.modules = {"root":route0};\nimport("/entry.js");</script></body>');
});

test("a page without modules stays as it is", () => {
  expect(loadScriptsLast("<body></body>")).toBe("<body></body>");
});

test("a router that starts in another way stops the build", () => {
  expect(() => loadScriptsLast(html.replace("import * as", "import all as"))).toThrow("new way");
});
