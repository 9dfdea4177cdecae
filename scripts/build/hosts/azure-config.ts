import { aboutAlias, movedFile, pagePath } from "#site/paths.ts";

import { nginxRules } from "./nginx-rules.ts";
import { oldAddressRules } from "./old-address-rules.ts";

/** `staticwebapp.config.json` of Azure Static Web Apps. The first route that fits decides, before any file does. */
export function azureConfig(addresses: readonly string[], ends: readonly string[]): Record<string, string> {
  const { headers, filePolicy, files, pageCache, types } = nginxRules;
  const config = {
    trailingSlash: "never",
    globalHeaders: { ...headers, "Cache-Control": pageCache },
    mimeTypes: Object.fromEntries(Object.entries(types).map(([end, type]) => [`.${end}`, type])),
    responseOverrides: { 404: { rewrite: "/404.html" } },
    routes: [
      { route: aboutAlias, redirect: pagePath("about"), statusCode: 301 },
      ...addresses.map((address) => ({ route: address, rewrite: `${address === "/" ? "/index" : address}.html` })),
      ...oldAddressRules.map(({ from, target }) => ({ route: from, rewrite: `${movedFile(target)}.html` })),
      ...files.map(({ path, headers: more }) => ({ route: path, headers: { ...filePolicy, ...more } })),
      { route: `/*.{${ends.join(",")}}`, headers: filePolicy },
    ],
  };
  return { "staticwebapp.config.json": `${JSON.stringify(config)}\n` };
}
