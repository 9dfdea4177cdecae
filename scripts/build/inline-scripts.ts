const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Calls back for every script that runs and stands in the page itself; data blocks (JSON-LD) and files do not. */
export function replaceInlineScripts(
  html: string,
  replace: (code: string, attributes: string, isModule: boolean) => string,
): string {
  return html.replaceAll(script, (whole: string, attributes: string, code: string) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    const runs = !/\ssrc=/.test(attributes) && ["", "module", "text/javascript"].includes(type);
    return runs ? replace(code, attributes, type === "module") : whole;
  });
}
