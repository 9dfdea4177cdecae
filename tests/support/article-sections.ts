/** The section ids of each article, in the order of the specification. */
export const articleSections = {
  "/blog/azure-local-arc-data-sovereignty":
    "azure-local azure-arc data-sovereignty benefits challenges case-studies conclusion".split(" "),
  "/blog/devsecops-regulatory-compliance": (
    "introduction what-is-devsecops why-devsecops-critical core-principles implementing-devsecops " +
    "case-studies challenges future-trends conclusion"
  ).split(" "),
  "/blog/ai-enterprise-influence": (
    "historical-context automated-testing project-management code-generation quality-assurance " +
    "team-dynamics tools benefits challenges real-world-cases future-trends"
  ).split(" "),
};
