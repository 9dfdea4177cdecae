import path from "node:path";
import { pathToFileURL } from "node:url";

import { isRunnableDevEnvironment } from "vite";
import type { ViteDevServer } from "vite";

/**
 * Loads code of the site when a plugin needs it. Imported by the configuration, it would restart the server with every
 * edit, and end it where the content does not fit the schemas. In development the newest edit is loaded.
 */
export async function loadModule<Module>(file: string, server?: ViteDevServer): Promise<Module> {
  const ssr = server?.environments["ssr"];
  if (ssr && isRunnableDevEnvironment(ssr)) return ssr.runner.import<Module>(path.resolve(file));
  return (await import(pathToFileURL(path.resolve(file)).href)) as Module;
}
