const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Replaces every script written into the page; data blocks (JSON-LD) do not run, files are not in the page. */
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
