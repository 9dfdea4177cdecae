import type { Config } from "@react-router/dev/config";

import { legacyUrls } from "./site/legacy-urls.ts";
import { movedFile, notFoundFile } from "./site/paths.ts";

export default {
  appDirectory: "site",
  // All pages are files, including the not-found page and the notice for each target of an old URL.
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    notFoundFile,
    ...new Set(legacyUrls.map(({ target }) => movedFile(target))),
  ],
} satisfies Config;
