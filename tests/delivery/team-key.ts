import { getContent } from "#site/collections/content.server.ts";

/** What the site sends when it asks for the team. */
export const teamKey = getContent().site.dataService.key;
