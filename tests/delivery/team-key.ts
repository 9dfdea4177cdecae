import { getContent } from "#site/collections/content.server.ts";

export const teamKey = getContent().site.dataService.key;
