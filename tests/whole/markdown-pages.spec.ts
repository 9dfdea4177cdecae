import { getContent } from "#site/collections/content.server.ts";

import { expect, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

// That it tells every heading and text of its page, and that llms.txt lists it, is a rule of `pnpm audit-site`.

const { site } = getContent();

const markdownOf = (route: string): string => (route === "/" ? "/index.md" : `${route}.md`);

test("a Markdown page says what it is, where its page is, and that it is not for search results", async ({
  request,
}) => {
  for (const route of routeTable) {
    const response = await request.get(markdownOf(route));
    expect(response.headers()["content-type"], route).toBe("text/markdown; charset=utf-8");
    expect(response.headers()["x-robots-tag"], route).toBe("noindex");
    const [, front = ""] = (await response.text()).split("---\n");
    expect(front, route).toMatch(/^title: ".+"$/m);
    expect(front, route).toContain(`url: "${site.origin}${route}"\n`);
    expect(front, route).toMatch(/^lastModified: "\d{4}-\d\d-\d\d"$/m);
  }
});

test("a page stays a page for who asks for Markdown, what is no page has no Markdown page, and llms.txt is linked", async ({
  request,
}) => {
  const headers = { accept: "text/markdown" };
  expect((await request.get("/contact", { headers })).headers()["content-type"]).toContain("text/html");
  expect((await request.get("/nowhere.md", { headers })).status()).toBe(404);
  expect((await request.get("/llms.txt")).headers()["content-type"]).toContain("text/plain");
  expect(await (await request.get("/")).text()).toContain(
    '<link rel="describedby" href="/llms.txt" type="text/plain"/>',
  );
});
