// Stands in the head of every built page and runs before anything is painted (scripts/build/finish-page.ts). It delays
// every visitor: nothing may be here that can wait.
import { askEarly } from "./consent/show-banner-early.ts";
import { keepPress } from "./shell/navigation/queue-early-clicks.ts";
import { loadAfterEarlyBack } from "./shell/navigation/reload-after-early-back.ts";
import { startAfterPaint } from "./shell/navigation/start-after-paint.ts";

askEarly();
keepPress();
loadAfterEarlyBack();
startAfterPaint(document.currentScript?.dataset ?? {});
