/** Background tabs are not painted, so the start does not wait for a paint longer than this. */
const latestStart = 4000;

const markAsFailed = () => {
  document.documentElement.dataset["script"] = "failed";
};

/**
 * Loads the page's modules after the first paint, because before it they compete with the text for bandwidth, and tells
 * styles/base.css when that is. The build lists the modules on the script element (scripts/build/finish-page.ts). If one
 * fails to load, styles/base.css shows the page as without JavaScript.
 */
export function startAfterPaint({ start, modules = "" }: DOMStringMap): void {
  if (start === undefined) return;
  const { dataset } = document.documentElement;
  dataset["unpainted"] = "";
  const run = () => {
    clearTimeout(timer);
    observer.disconnect();
    delete dataset["unpainted"];
    const preloads = modules.split(" ").map((href) => Object.assign(document.createElement("link"), { href }));
    for (const preload of preloads) preload.rel = "modulepreload";
    const script = Object.assign(document.createElement("script"), { type: "module", src: start });
    for (const file of [...preloads, script]) {
      file.addEventListener("error", markAsFailed);
      // A task for each: together, the requests would block a slow phone for 90 ms.
      setTimeout(() => document.head.append(file));
    }
  };
  const timer = setTimeout(run, latestStart);
  const observer = new PerformanceObserver(run);
  observer.observe({ type: "paint", buffered: true });
}
