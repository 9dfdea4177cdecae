type Route = { id: string; path?: string };
type Manifest = { routes: Record<string, Route> };

const start = "window.__reactRouterManifest=";

/**
 * The router's list of pages, every template said once. React Router repeats it for each page, 490 letters of which only
 * the address differs, and every visitor loads and reads that list (docs/growth.md).
 */
export function leanManifest(source: string): string {
  if (!source.startsWith(start)) throw new Error("React Router writes its list of routes in a new way");
  const { routes, ...rest } = JSON.parse(source.slice(start.length).replace(/;\s*$/, "")) as Manifest;
  const entries = Object.entries(routes);
  const others = Object.fromEntries(entries.filter(([, route]) => !isPage(route)));
  const pages = Map.groupBy(
    entries.filter(([, route]) => isPage(route)),
    ([, { id: _id, path: _path, ...template }]) => JSON.stringify(template),
  );
  const groups = [...pages].map(([template, same]) => `[${template},${JSON.stringify(same.map(([path]) => path))}]`);
  return `{const routes=${JSON.stringify(others)};for(const[template,paths]of[${groups.join(",")}])for(const path of paths)routes[path]={...template,id:path,path};${start}{...${JSON.stringify(rest)},routes}}\n`;
}

/** Our routes are named by their addresses (site/routes.ts). */
const isPage = ({ id, path }: Route): boolean => id === path;
