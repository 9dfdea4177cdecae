import { expect, test } from "vitest";

import { mailHref, phoneHref } from "./paths.ts";
import routes from "./routes.ts";

// The specification's route table, typed again on purpose: the site is compared with it, not with itself.
const specified = {
  single: ["/", "/contact", "/privacy", "/imprint", "/company/about", "/company/references"],
  services: [
    "/services/azure-consulting",
    "/services/cloud-consulting",
    "/services/ai-solutions",
    "/services/devops",
    "/services/cloud-governance",
    "/services/devsecops",
    "/services/private-hybrid-cloud",
    "/services/cloud-exit",
    "/services/ai-development",
    "/services/azure-devops",
    "/services/confidential-ai",
    "/services/agentic-solutions",
    "/services/ai-infrastructure",
  ],
  overviews: ["/lp/products", "/lp/company", "/lp/resources"],
  resources: ["/resources/blog", "/resources/glossary", "/resources/faq"],
  articles: [
    "/blog/azure-local-arc-data-sovereignty",
    "/blog/devsecops-regulatory-compliance",
    "/blog/ai-enterprise-influence",
  ],
  cases: [
    "/references/azure-data-factory-logistics",
    "/references/azure-infrastructure-automation",
    "/references/cybersecurity-development-support",
    "/references/devops-insurance-sector",
    "/references/sharepoint-migration-tuv",
  ],
};

const addresses = routes.map(({ path, index }) => (index === true ? "/" : (path ?? "")));

test("ROUT-1 the specification's 33 routes exist, and none has a parameter", () => {
  const wanted = Object.values(specified).flat();
  expect(wanted).toHaveLength(33);
  expect(wanted.filter((path) => !addresses.includes(path))).toEqual([]);
  expect(addresses.filter((path) => path.includes(":"))).toEqual([]);
});

test("ROUT-1 there is no address beside those in the snapshot", async () => {
  await expect(`${addresses.join("\n")}\n`).toMatchFileSnapshot("paths.snapshot.txt");
});

test("links to mail and phone", () => {
  expect(mailHref("hello@isarwolke.example")).toBe("mailto:hello@isarwolke.example");
  expect(phoneHref("+49 89 99998-000")).toBe("tel:+498999998000");
});
