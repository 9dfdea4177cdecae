import { mailHref, phoneHref } from "#site/paths.ts";

import { getContent } from "#site/collections/content.server.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { site } = getContent();

test("CONT-1 CONT-3 QUAL-3 three cards with large links, and nothing to fill in", async ({ page }) => {
  await page.goto("/contact");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(`${site.address.street}${site.address.postalCode} ${site.address.city}`);
  for (const [place, href] of [mailHref(site.mail), phoneHref(site.phone)].entries()) {
    const link = cards.nth(place + 1).getByRole("link");
    await expect(link).toHaveAttribute("href", href);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expect(page.locator("form, input, textarea, select")).toHaveCount(0);
});

test("CONT-2 CALL-6 mail and phone are the same on home, contact and legal notice", async ({ page }) => {
  for (const path of ["/", "/contact", "/imprint"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.locator(`a[href="mailto:${site.mail}"]`).first(), path).toBeVisible();
    await expect(main.locator(`a[href="${phoneHref(site.phone)}"]`).first(), path).toBeVisible();
  }
});

test("CONT-4 CONT-5 CONT-6 the map is loaded on request, in a titled frame of the same size", async ({ page }) => {
  await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).host));
  await visit(page, "/contact");
  const map = page.getByRole("region", { name: "Map of our office in Munich" });
  await expect(map).toContainText(`${site.address.street}, ${site.address.postalCode} ${site.address.city}`);
  await expect(map.getByRole("link", { name: "OpenStreetMap" })).toHaveAttribute("href", site.embeds.map?.page ?? "");
  expect(requests).not.toContain("www.openstreetmap.org");
  const before = await map.boundingBox();

  await map.getByRole("button", { name: "Load map" }).click();
  const frame = map.locator("iframe");
  await expect(frame).toHaveAttribute("title", "Map of our office in Munich");
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute("loading", "lazy");
  await expect(frame).toHaveAttribute("width", "1200");
  await expect(frame).toHaveAttribute("height", "480");
  await expect(frame).toHaveAttribute("src", site.embeds.map?.frame ?? "");
  await expect(page.frameLocator("iframe").getByText("Map")).toBeVisible();
  expect(requests).toContain("www.openstreetmap.org");
  await expect(map.getByText(site.address.street)).toBeVisible();
  const after = await map.boundingBox();
  expect(after && { width: after.width, height: after.height }).toEqual(
    before && { width: before.width, height: before.height },
  );

  // It does not load by itself the next time.
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
});
