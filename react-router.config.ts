import type { Config } from "@react-router/dev/config";

import { legacyUrls } from "./site/legacy-urls.ts";
import { movedFile, notFoundFile } from "./site/paths.ts";

export default {
  appDirectory: "site",
  // Every page is a file. The not-found page is one too, the server answers unknown addresses with it; and so is the
  // notice for each target of an old address.
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    notFoundFile,
    ...new Set(legacyUrls.map(({ target }) => movedFile(target))),
  ],
} satisfies Config;
