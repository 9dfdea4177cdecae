// Only reads: copies of one page say the same, which no rule of writing would pass.
import { getContent } from "#site/collections/content.server.ts";

getContent();
