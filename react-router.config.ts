import type { Config } from "@react-router/dev/config";

import { notFoundFile } from "./site/paths.ts";

export default {
  appDirectory: "site",
  // Every page is a file. The not-found page is one too; the server answers unknown addresses with it.
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => path !== "/about"), notFoundFile],
} satisfies Config;
