/** Sample cases, with what they state until the owner confirms or deletes them. */
export const specifiedCases = {
  "azure-data-factory-logistics": {
    tag: "@CASE-4",
    facts: ["Logistics", "2024", "220 employees", "n.a. confidential"],
    subjects: [/Azure Data Factory/],
  },
  "azure-infrastructure-automation": {
    tag: "@CASE-5",
    facts: ["Management consulting", "2024", "2,750 employees", "about 870M euro (2022)"],
    subjects: [/subscription/i, /automat/i, /self-service portal/i, /privileged identity management/i],
  },
  "cybersecurity-development-support": {
    tag: "@CASE-6",
    facts: ["Cybersecurity", "2023", "1,250 employees", "about 2.2B euro (2022)"],
    subjects: [/key vault/i, /code[- ]quality/i, /security scanning/i, /CI\/CD/, /API middleware/i, /ERP/],
  },
  "devops-insurance-sector": {
    tag: "@CASE-7",
    facts: ["Insurance", "2024", "5,000 employees", "about 2.42B euro"],
    subjects: [/tool evaluation/i, /train/i],
  },
  "sharepoint-migration-tuv": {
    tag: "@CASE-8",
    facts: ["Testing and inspection", "2024", "26,000 employees", "about 2.9B euro (2022)"],
    subjects: [/about 60 areas/i, /over 3,600 subpages/i, /access rights/i, /tool for managing user groups/i],
  },
};
