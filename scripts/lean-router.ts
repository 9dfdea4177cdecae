import type { Plugin } from "vite";

/** Imported by modules that never reach the browser, but are looked at on the way. */
const onlyOnServers = (...names: string[]): string => names.map((name) => `export const ${name} = undefined;`).join("");

/**
 * Parts of React Router that cannot run on a site whose routes are all known at build, and what the rest of it needs
 * from them. A name that a new version needs beside these stops the build. Saves a visitor 2.5 kB: docs/speed.md.
 */
const stubs: Record<string, string> = {
  // Tracing of the router by monitoring tools, which nobody installs here.
  "/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${onlyOnServers("instrumentHandler", "instrumentationResultMetaContext")}`,
  // Asking a server for routes the browser does not know yet. Without such a server it is switched off anyway.
  "/lib/dom/ssr/fog-of-war.js": `
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    ${onlyOnServers("getManifestPath", "getPathsWithAncestors", "handleClientVersionMismatch")}`,
  // A page for errors that even the site's own error page cannot show: a stack trace, which is nobody's business.
  "/lib/dom/ssr/errorBoundaries.js": `
    import { Component } from "react";
    export class RemixErrorBoundary extends Component { render() { return this.props.children; } }
    export const RemixRootDefaultErrorBoundary = () => null;
    ${onlyOnServers("BoundaryShell")}`,
};

/**
 * A prefetch of a page's data names the routes it wants; a navigation on a site without a server does not, and would fetch
 * the same file again under its plain address.
 */
const namedRoutes = /if \(foundOptOutRoute && routesParams\.size > 0\) url\.searchParams\.set\("_routes",[^;]*;/;

export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const file = Object.keys(stubs).find((ending) => id.endsWith(`/react-router/dist/production${ending}`));
      return file === undefined ? null : stubs[file];
    },
    transform(code, id) {
      if (!id.endsWith("/react-router/dist/production/lib/dom/ssr/components.js")) return null;
      if (!namedRoutes.test(code)) throw new Error("React Router prefetches data in a new way");
      return { code: code.replace(namedRoutes, ""), map: null };
    },
  };
}
