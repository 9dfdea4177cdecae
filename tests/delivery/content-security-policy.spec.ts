import { expect, test } from "@playwright/test";

// Every test with strict-page.ts fails on the message that the browser logs if the policy blocks what a page needs.
test("the policy blocks an inline script that is not part of the page", { tag: "@QUAL-9" }, async ({ page }) => {
  await page.goto("/");
  const blocked = await page.evaluate(async () => {
    const violation = new Promise<SecurityPolicyViolationEvent>((resolve) => {
      addEventListener("securitypolicyviolation", resolve, { once: true });
    });
    document.body.append(Object.assign(document.createElement("script"), { textContent: "document.title = 'Run'" }));
    const { effectiveDirective, blockedURI } = await violation;
    return { effectiveDirective, blockedURI, title: document.title };
  });
  expect(blocked).toMatchObject({ effectiveDirective: "script-src-elem", blockedURI: "inline" });
  expect(blocked.title).not.toBe("Run");
});
