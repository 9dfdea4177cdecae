// Inlined into the head of every page (scripts/build/finish-page.ts). It blocks the first paint: add nothing that can wait.
import { showBannerEarly } from "./consent/show-banner-early.ts";
import { queueEarlyClicks } from "./shell/navigation/queue-early-clicks.ts";
import { reloadAfterEarlyBack } from "./shell/navigation/reload-after-early-back.ts";
import { startAfterPaint } from "./shell/navigation/start-after-paint.ts";

showBannerEarly();
queueEarlyClicks();
reloadAfterEarlyBack();
startAfterPaint(document.currentScript?.dataset ?? {});
