// Stands in the head of every built page and runs before anything is painted (scripts/build/finish-page.ts). It delays
// every visitor: nothing may be here that can wait.
import { askEarly } from "./consent/ask-early.ts";
import { keepPress } from "./shell/page-change/keep-press.ts";
import { loadAfterEarlyBack } from "./shell/page-change/load-after-early-back.ts";
import { startAfterPaint } from "./shell/page-change/start-after-paint.ts";

askEarly();
keepPress();
loadAfterEarlyBack();
startAfterPaint(document.currentScript?.dataset ?? {});
