import type { BrowserContext } from "@playwright/test";

/** What the policies of all pages opened in this context have blocked, as the pages themselves are told. */
export async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction("tellViolation", (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ documentURI, effectiveDirective, blockedURI }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${documentURI}: ${effectiveDirective} blocked ${blockedURI}`);
    });
  });
  return violations;
}
