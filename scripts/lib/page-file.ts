import path from "node:path";

/** The file that holds a page of the build. */
export const pageFile = (folder: string, address: string): string => path.join(folder, address, "index.html");
