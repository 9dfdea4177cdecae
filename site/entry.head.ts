// Inlined into the head of every page (scripts/build/finish-page.ts). It blocks the first paint: add nothing that can wait.
import { showBannerEarly } from "./consent/show-banner-early.ts";
import { queueEarlyClicks } from "./shell/navigation/queue-early-clicks.ts";
import { startAfterPaint } from "./shell/navigation/start-after-paint.ts";

showBannerEarly();
queueEarlyClicks();
reloadAfterEarlyBack();
startAfterPaint(document.currentScript?.dataset ?? {});

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
