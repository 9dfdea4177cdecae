import { expect, hydrated, test } from "../support/quiet-page.ts";

test("FOOT-4 the footer's /about replaces itself with the About page", async ({ page }) => {
  await page.goto("/privacy");
  await hydrated(page);
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await expect(about).toHaveAttribute("href", "/about");
  await about.click();
  await expect(page).toHaveURL("/company/about");
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("ROUT-10 every change of path starts at the top, Back included", async ({ page }) => {
  await page.goto("/resources/glossary");
  await hydrated(page);
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
  await page.goto("/resources/glossary");
  await hydrated(page);
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
  await page.goto("/");
  await hydrated(page);
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

test("QUAL-5 a click finds the data that the pointer on its link has already fetched", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const answers: { path: string; isKept: boolean }[] = [];
  client.on("Network.responseReceived", ({ response: { url, fromPrefetchCache, fromDiskCache } }) => {
    const { pathname, search } = new URL(url);
    const isKept = fromPrefetchCache === true || fromDiskCache === true;
    if (pathname.endsWith(".data")) answers.push({ path: pathname + search, isKept });
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Contact us" });
  await link.hover();
  await expect.poll(() => answers).toEqual([{ path: "/contact.data", isKept: false }]);
  await link.click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => answers.slice(1)).toEqual([{ path: "/contact.data", isKept: true }]);
});

test("a slow navigation shows a progress bar, a fast one does not", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/contact.data*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  const bar = page.locator(".progress-bar");
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveCSS("animation-delay", "0.15s");
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

test("SIDE-5 no public page has the sidebar: Ctrl+B stays the browser's and no cookie is set", async ({
  page,
  context,
}) => {
  for (const route of ["/", "/resources/glossary", "/blog/ai-enterprise-influence"]) {
    await page.goto(route);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener("keydown", (event) => {
        setTimeout(() => Object.assign(globalThis, { intercepted: event.defaultPrevented }));
      });
    });
    for (const key of ["Control+b", "Meta+b"]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => (globalThis as { intercepted?: boolean }).intercepted)).toBe(false);
    }
  }
  expect(await context.cookies()).toEqual([]);
});
