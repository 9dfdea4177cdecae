import { expect, test, visit } from "../support/strict-page.ts";

test("FOOT-4 the footer's /about replaces itself with the About page", async ({ page }) => {
  await visit(page, "/privacy");
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await expect(about).toHaveAttribute("href", "/about");
  await about.click();
  await expect(page).toHaveURL("/company/about");
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("ROUT-10 every change of path starts at the top, Back included", async ({ page }) => {
  await visit(page, "/resources/glossary");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL("/resources/glossary");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("ROUT-11 a change of hash stays on the page and does not jump to the top", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await visit(page, "/resources/glossary");
  const badge = page.locator("#devsecops").getByRole("link").first();
  const target = (await badge.getAttribute("href")) ?? "";
  await badge.scrollIntoViewIfNeeded();
  await badge.click();
  await expect(page).toHaveURL(`/resources/glossary${target}`);
  await expect(page.locator(target)).toBeInViewport();
  // Any delayed scrolling has run.
  await page.clock.fastForward(300);
  await expect(page.locator(target)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.locator("h1")).not.toBeFocused();
});

test("ROUT-13 a navigation focuses the new heading, changes the title with it and announces it", async ({ page }) => {
  await visit(page, "/");
  await expect(page.locator("h1")).not.toBeFocused();

  // The title must already be the new one in the first frame that shows the new heading.
  const seen = page.evaluate(
    () =>
      new Promise<{ heading: string; title: string }>((resolve) => {
        const before = document.querySelector("h1");
        const look = () => {
          const now = document.querySelector("h1");
          if (now !== before && now !== null) resolve({ heading: now.textContent ?? "", title: document.title });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  const { title } = await seen;
  expect(title).toMatch(/^Contact/);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.getByRole("status").first()).toContainText(title);
});

test("QUAL-5 a click finds the data that hovering its link has already fetched", async ({ page }) => {
  await visit(page, "/");
  const requested: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.responseReceived", ({ response: { url, fromPrefetchCache, fromDiskCache } }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith(".data"))
      requested.push(`${pathname} ${fromPrefetchCache === true || fromDiskCache === true}`);
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Contact us" });
  await link.hover();
  await expect.poll(() => requested).toEqual(["/contact.data false"]);
  await link.click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => requested.slice(1)).toEqual(["/contact.data true"]);
});

test("a slow navigation shows a progress bar, a fast one does not", async ({ page }) => {
  await visit(page, "/");
  const held = Promise.withResolvers<void>();
  await page.route("**/contact.data*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  const bar = page.locator(".progress-bar");
  await expect(bar).toHaveCSS("opacity", "1");
  held.resolve();
  await expect(page).toHaveURL("/contact");
  await expect(bar).toHaveCount(0);
});

test("HEAD-21 the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("SIDE-5 Ctrl+B stays the browser's on a public page, and no cookie is set", async ({ page, context }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    addEventListener("keydown", (event) => {
      setTimeout(() => (document.body.dataset[event.key] = String(event.defaultPrevented)));
    });
  });
  await expect(page.locator(".sidebar")).toHaveCount(0);
  for (const key of ["Control+b", "Meta+b"]) {
    await page.keyboard.press(key);
    await expect(page.locator("body")).toHaveAttribute("data-b", "false");
  }
  expect(await context.cookies()).toEqual([]);
});
