import path from "node:path";

/** Returns the HTML file of a page in the build. */
export const pageFile = (folder: string, page: string): string => path.join(folder, page, "index.html");
