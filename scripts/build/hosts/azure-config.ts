import { aboutAlias, movedFile, pagePath } from "#site/paths.ts";

import { legacyUrlRules } from "./legacy-url-rules.ts";
import { fileHeaders, filePolicy, pageCache, securityHeaders } from "./response-headers.ts";

/** Returns `staticwebapp.config.json` of Azure Static Web Apps. The first matching route wins, before any file. */
export function azureConfig(paths: readonly string[], extensions: readonly string[]): Record<string, string> {
  const types = fileHeaders
    .filter(({ path, headers }) => path.startsWith("/*.") && "Content-Type" in headers)
    .map(({ path, headers }) => [path.slice("/*".length), headers["Content-Type"]]);
  const config = {
    trailingSlash: "never",
    globalHeaders: { ...securityHeaders, "Cache-Control": pageCache },
    mimeTypes: Object.fromEntries(types) as Record<string, string>,
    responseOverrides: { 404: { rewrite: "/404.html" } },
    routes: [
      { route: aboutAlias, redirect: pagePath("about"), statusCode: 301 },
      ...paths.map((path) => ({ route: path, rewrite: `${path === "/" ? "/index" : path}.html` })),
      ...legacyUrlRules.map(({ from, target }) => ({ route: from, rewrite: `${movedFile(target)}.html` })),
      ...fileHeaders.map(({ path, headers }) => ({ route: path, headers: { ...filePolicy, ...headers } })),
      { route: `/*.{${extensions.join(",")}}`, headers: filePolicy },
    ],
  };
  return { "staticwebapp.config.json": `${JSON.stringify(config)}\n` };
}
