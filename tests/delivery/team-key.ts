import { getContent } from "#site/content/content.server.ts";

export const teamKey = getContent().site.dataService.key;
