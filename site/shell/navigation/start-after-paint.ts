/** A page in the background is not painted: it waits for the visitor, but not for ever. */
const latestStart = 4000;

const giveUp = () => {
  document.documentElement.dataset["script"] = "failed";
};

/**
 * Asks for the page's modules once the browser reports the first paint: before, they would compete with the text. The build
 * names them on the script element itself (scripts/build/finish-page.ts). If one of them does not come, the page is one
 * without script (styles/base.css).
 */
export function startAfterPaint({ start, modules = "" }: DOMStringMap): void {
  if (start === undefined) return;
  const run = () => {
    clearTimeout(timer);
    observer.disconnect();
    const preloads = modules.split(" ").map((href) => Object.assign(document.createElement("link"), { href }));
    for (const preload of preloads) preload.rel = "modulepreload";
    // oxlint-disable-next-line consent/no-ungated-embeds -- Our own file, made from this very page.
    const script = Object.assign(document.createElement("script"), { type: "module", src: start });
    for (const file of [...preloads, script]) file.addEventListener("error", giveUp);
    document.head.append(...preloads, script);
  };
  const timer = setTimeout(run, latestStart);
  const observer = new PerformanceObserver(run);
  observer.observe({ type: "paint", buffered: true });
}
