import type { AuditedSite } from "./audited-site.ts";
import { pageRules, siteRules } from "./rules.ts";

export const ruleNames: readonly string[] = Object.keys({ ...pageRules, ...siteRules });

type Finding = { page: string; rule: string; reason: string };

/** Everything that is wrong with a built site, page by page. */
export function audit(site: AuditedSite, rules: readonly string[] = ruleNames): Finding[] {
  const perPage = site.pages.flatMap((page) =>
    Object.entries(pageRules)
      .filter(([rule]) => rules.includes(rule))
      .flatMap(([rule, check]) => check(page, site).map((reason) => ({ page: page.path, rule, reason }))),
  );
  const together = Object.entries(siteRules)
    .filter(([rule]) => rules.includes(rule))
    .flatMap(([rule, check]) => check(site).map(({ page, reason }) => ({ page, rule, reason })));
  return [...perPage, ...together];
}
