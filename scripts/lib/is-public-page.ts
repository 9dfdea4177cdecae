import { aboutAlias, movedFolder, notFoundFile } from "#site/paths.ts";

/** Whether a prerendered page has an address of its own. Others are answered in place of what is not there. */
export const isPublicPage = (path: string): boolean =>
  ![aboutAlias, notFoundFile, movedFolder].some((no) => `${path}/`.startsWith(`${no}/`));
