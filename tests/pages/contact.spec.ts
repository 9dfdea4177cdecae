import { getContent } from "#site/content/content.server.ts";

import { stubMap } from "../support/consent-page.ts";
import { expect, mapOrigins, test, visit } from "../support/strict-page.ts";

const { site, pages } = getContent();
const { address, embeds } = site;

test("the map is loaded on request", { tag: ["@CONT-4", "@CONT-5", "@CONT-6"] }, async ({ page, context }) => {
  await stubMap(context);
  const origins: string[] = [];
  page.on("request", (request) => origins.push(new URL(request.url()).origin));
  await visit(page, "/contact");
  const { title, link } = pages.contact.map;
  const map = page.getByRole("region", { name: title });
  await expect(map).toContainText(`${address.street}, ${address.postalCode} ${address.city}`);
  await expect(map.getByRole("link", { name: link })).toHaveAttribute("href", embeds.map?.page ?? "");
  expect(origins).not.toContain(mapOrigins[0]);
  const size = async () => {
    const box = await map.boundingBox();
    return box && [box.width, box.height];
  };
  const before = await size();

  await map.getByRole("button", { name: "Load map" }).click();
  const frame = map.locator("iframe");
  await expect(frame).toBeFocused();
  const attributes = { title, loading: "lazy", width: "1200", height: "480", src: embeds.map?.frame ?? "" };
  for (const [name, value] of Object.entries(attributes)) await expect(frame).toHaveAttribute(name, value);
  await expect(page.frameLocator("iframe").getByText("Map")).toBeVisible();
  expect(origins).toContain(mapOrigins[0]);
  await expect(map.getByText(address.street).first()).toBeVisible();
  expect(await size()).toEqual(before);

  // The next visit has to request the map again.
  await page.getByRole("contentinfo").locator('a[href="/imprint"]').click();
  await expect(page).toHaveURL("/imprint");
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
});
