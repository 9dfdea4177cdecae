const preload = /<link rel="modulepreload"[^>]*>/g;

/**
 * React Router puts its module preloads before the stylesheet, where they compete with it for the first paint.
 * Behind the content, and marked as less urgent, they still arrive before hydration needs them.
 */
export function loadScriptsLast(html: string): string {
  const preloads = html.match(preload) ?? [];
  if (preloads.length === 0) return html;
  const patient = preloads.map((link) => link.replace(/\/?>$/, ' fetchpriority="low"/>'));
  return html.replaceAll(preload, "").replace("</body>", `${patient.join("")}</body>`);
}
