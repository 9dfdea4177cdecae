// Inlined into the head of every page (scripts/build/finish-page.ts). It blocks the first paint: add nothing that can wait.
import { startConsent } from "./consent/consent.ts";
import { keepEarlyClicks } from "./islands/early-clicks.ts";
import { layOutForPositions } from "./whole-page.ts";

const { dataset } = document.documentElement;

layOutForPositions();
startConsent();
keepEarlyClicks();
loadFont(dataset["font"]);
loadScriptAfterPaint(document.currentScript?.dataset["page"]);

/**
 * Loads the font without delaying the first paint, and uses it only if it arrives before: a later one would move the text
 * (docs/decisions/038-show-the-font-if-it-is-in-time.md).
 */
function loadFont(url: string | undefined): void {
  if (url === undefined) return;
  let isPainting = false;
  // Where browsers hold the first frame back (rel="expect"), it paints the text. Others begin frames before they paint any.
  if ("blocking" in HTMLLinkElement.prototype) {
    requestAnimationFrame(() => {
      isPainting = true;
    });
  }
  const font = new FontFace("Host Grotesk", `url(${url})`, { weight: "300 800" });
  const show = () => {
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (!isPainting && !isPainted) document.fonts.add(font);
  };
  void font.load().then(show, () => {
    // The fallback stays.
  });
}

/** Loads the script of the page after the first paint, which it would delay on slow phones. */
function loadScriptAfterPaint(src: string | undefined): void {
  if (src === undefined) return;
  const load = () => {
    observer.disconnect();
    clearTimeout(timer);
    const script = Object.assign(document.createElement("script"), { type: "module", src });
    // Styles show the page as without JavaScript (styles/base.css).
    script.addEventListener("error", () => {
      dataset["script"] = "failed";
    });
    document.head.append(script);
  };
  const observer = new PerformanceObserver(load);
  observer.observe({ type: "paint", buffered: true });
  // Background tabs are not painted.
  const timer = setTimeout(load, 4000);
}
