const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Replaces every inline script, but not data blocks such as JSON-LD. */
export function replaceInlineScripts(
  html: string,
  replace: (code: string, attributes: string, isModule: boolean) => string,
): string {
  return html.replaceAll(script, (element: string, attributes: string, code: string) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    const runs = !/\ssrc=/.test(attributes) && ["", "module", "text/javascript"].includes(type);
    return runs ? replace(code, attributes, type === "module") : element;
  });
}
