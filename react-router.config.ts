import type { Config } from "@react-router/dev/config";

import { legacyUrls } from "./site/legacy-urls.ts";
import { legacyFile, notFoundFile } from "./site/paths.ts";

export default {
  appDirectory: "site",
  // All pages are files, including the not-found page and the notice for each target of a legacy URL. Without the router's
  // scripts they need no server: docs/decisions/039-ship-pages-as-documents.md.
  ssr: true,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    notFoundFile,
    ...new Set(legacyUrls.map(({ target }) => legacyFile(target))),
  ],
} satisfies Config;
