import stylesUrl from "#site/styles/site.css?url";

let whole: Promise<void> | undefined;

/**
 * A page carries the rules it needs itself. Whatever leads to another page first fetches those of the whole site, once
 * (scripts/page-styles.ts); the development server has them in every page. If they do not come, the page is shown as it
 * is, and the next one tries again.
 */
export function loadStyles(): Promise<void> {
  if (import.meta.env.DEV) return Promise.resolve();
  whole ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = stylesUrl;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      whole = undefined;
      resolve();
    });
    document.head.append(link);
  });
  return whole;
}
