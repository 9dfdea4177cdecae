/** Begins every text that the document shows as it is, so that the build can leave it out of the document's data. */
export const staticMark = "<!--static-->";
