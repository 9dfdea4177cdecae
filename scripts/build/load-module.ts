import path from "node:path";
import { pathToFileURL } from "node:url";

import { isRunnableDevEnvironment } from "vite";
import type { ViteDevServer } from "vite";

/**
 * Loads code of the site for a plugin, in development after each edit. As a plain import it would belong to the
 * configuration: every edit would restart the server, and invalid content would end it.
 */
export async function loadModule<Module>(file: string, server?: ViteDevServer): Promise<Module> {
  const ssr = server?.environments["ssr"];
  if (ssr && isRunnableDevEnvironment(ssr)) return ssr.runner.import<Module>(path.resolve(file));
  return (await import(pathToFileURL(path.resolve(file)).href)) as Module;
}
