// The share images alone, so that their cost can be told from the rest: the build then finds them in its cache.
import { getContent } from "#site/collections/content.server.ts";
import { listSitePages } from "#site/collections/views/site-pages.server.ts";

import { writeShareImages } from "../../build/write-share-images.ts";

await writeShareImages("build/pictures", getContent().site, listSitePages());
