import { contentFolder } from "#site/content/content-folder.server.ts";
import { readContent } from "#site/content/content.server.ts";
import { describeSharedContent } from "#site/content/page-data/shared-content.server.ts";
import { ContentError } from "#site/content/reader/content-error.server.ts";

import { writeSharedContent } from "../generate/write-shared-content.ts";

/** Writes what the dev server needs of the content. Prints problems with file and line only, and exits. */
export function prepareContent(): void {
  try {
    writeSharedContent(describeSharedContent(readContent(contentFolder())));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
