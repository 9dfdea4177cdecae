// Stands in the head of every built page and runs before anything is painted (scripts/build/finish-page.ts). It delays
// every visitor: nothing may be here that can wait.
import { askEarly } from "#site/consent/ask-early.ts";
import { keepPress } from "#site/page-change/keep-press.ts";
import { loadAfterEarlyBack } from "#site/page-change/load-after-early-back.ts";
import { startAfterPaint } from "#site/page-change/start-after-paint.ts";

askEarly();
keepPress();
loadAfterEarlyBack();
startAfterPaint(document.currentScript?.dataset ?? {});
