// Stands in the head of every built page and runs before anything is painted (scripts/build/finish-page.ts). It delays
// every visitor: nothing may be here that can wait.
import { showBannerEarly } from "./consent/show-banner-early.ts";
import { queueEarlyClicks } from "./shell/navigation/queue-early-clicks.ts";
import { reloadAfterEarlyBack } from "./shell/navigation/reload-after-early-back.ts";
import { startAfterPaint } from "./shell/navigation/start-after-paint.ts";

showBannerEarly();
queueEarlyClicks();
reloadAfterEarlyBack();
startAfterPaint(document.currentScript?.dataset ?? {});
