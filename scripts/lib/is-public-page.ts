import { aboutAlias, movedFolder, notFoundFile } from "#site/paths.ts";

/** Returns false for aliases, redirect notices and the not-found page. */
export const isPublicPage = (path: string): boolean =>
  ![aboutAlias, notFoundFile, movedFolder].some((excluded) => `${path}/`.startsWith(`${excluded}/`));
