const preload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;
const imported = /import \* as (\w+) from ("[^"]+");/g;
const listed = /import ("[^"]+manifest[^"]+");/;

/** A page in the background is not painted: it waits for the visitor, but not for ever. */
const painted = `await new Promise(go=>{new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,4000)});`;

/**
 * React Router asks for its modules in the head, where they compete with the text. Here nothing of them is asked for until
 * the text has been painted, as the browser itself reports it; then all at once.
 */
export function loadScriptsLast(html: string): string {
  const files = [...html.matchAll(preload)].map(([, file]) => file);
  if (files.length === 0) return html;
  const [whole = "", code = ""] = start.exec(html) ?? [];
  const routes = [...code.matchAll(imported)];
  const [, list = ""] = listed.exec(code) ?? [];
  if (routes.length === 0 || list === "") throw new Error("React Router starts its modules in a new way");
  const rest = code.replaceAll(imported, "").replace(listed, "").trim();
  const late = `${painted}
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
await import(${list});
const [${routes.map(([, name]) => name).join()}]=await Promise.all([${routes.map(([, , file]) => `import(${file})`).join()}]);
${rest}`;
  return html.replaceAll(preload, "").replace(whole, () => `<script type="module" async="">${late}</script>`);
}
