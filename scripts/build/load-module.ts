import path from "node:path";
import { pathToFileURL } from "node:url";

import { isRunnableDevEnvironment } from "vite";
import type { ViteDevServer } from "vite";

/**
 * Loads a module of the site for a plugin, again after each edit. With a plain import, it would be part of the Vite
 * configuration: every edit would restart the server, and invalid content would end it.
 */
export async function loadModule<Module>(file: string, server?: ViteDevServer): Promise<Module> {
  const ssr = server?.environments["ssr"];
  if (ssr && isRunnableDevEnvironment(ssr)) return ssr.runner.import<Module>(path.resolve(file));
  return (await import(pathToFileURL(path.resolve(file)).href)) as Module;
}
