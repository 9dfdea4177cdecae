import { expect, hydrated, test } from "./quiet-page.ts";

test("a first visit to a plain page loads at most 105 kB of JavaScript", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") {
      expect(response.headers()["content-encoding"]).toBe("br");
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
    }
  });
  await page.goto("/contact");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(105_000);
});
