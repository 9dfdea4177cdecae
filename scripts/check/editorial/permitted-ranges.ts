/** A typical range that may be claimed: where, and which words have to stand beside it. */
export type PermittedRange = { range: string; says: RegExp; on: readonly string[] };

/** The specification's claims. Any other percentage or span of time would be a promise nobody has checked. */
export const permittedRanges: readonly PermittedRange[] = [
  {
    range: "20-40%",
    says: /cost|invoice|bill|saving|spend/i,
    on: ["service azure-consulting", "question faq-azure-savings"],
  },
  { range: "15-30%", says: /cost/i, on: ["service cloud-exit", "question faq-cloud-exit-duration"] },
  { range: "6-24 months", says: /exit|leav/i, on: ["service cloud-exit", "question faq-cloud-exit-duration"] },
  { range: "4-8 weeks", says: /simple/i, on: ["service azure-consulting", "question faq-cloud-migration-duration"] },
  { range: "6-12 months", says: /complex/i, on: ["service azure-consulting", "question faq-cloud-migration-duration"] },
  { range: "3-9 months", says: /DevOps/i, on: ["service devops", "question faq-devops-duration"] },
];
