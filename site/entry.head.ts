// Inlined into the head of every page (scripts/build/finish-page.ts). It blocks the first paint: add nothing that can wait.
import { showBannerEarly } from "./consent/show-banner-early.ts";
import { queueEarlyClicks } from "./shell/navigation/queue-early-clicks.ts";
import { startAfterPaint } from "./shell/navigation/start-after-paint.ts";

loadFont(document.documentElement.dataset["font"]);
layOutForPosition();
showBannerEarly();
queueEarlyClicks();
reloadAfterEarlyBack();
startAfterPaint(document.currentScript?.dataset ?? {});

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

/** Lays out the whole page if the browser will scroll to a position in it (styles/base.css). */
function layOutForPosition(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isRestored = navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
  if (isRestored || location.hash !== "") document.documentElement.dataset["allLaidOut"] = "";
}

/**
 * Reloads the document when Back or Forward is used before hydration: only the URL changes then, and the router would look
 * for the other page's data in this document.
 */
function reloadAfterEarlyBack(): void {
  const { dataset } = document.documentElement;
  const { pathname } = location;
  addEventListener("popstate", (event) => {
    if ("hydrated" in dataset || location.pathname === pathname) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
