// Stands in the head of every built page and runs before anything is painted (scripts/build/finish-page.ts). It delays
// every visitor: nothing may be here that can wait.
import { askEarly } from "#site/consent/ask-early.ts";
import { startAfterPaint } from "#site/page-change/start-after-paint.ts";

askEarly();
startAfterPaint(document.currentScript?.dataset ?? {});
