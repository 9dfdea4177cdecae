// Stands in the head of every built page and runs before anything is painted (scripts/build/finish-page.ts). It delays
// every visitor: nothing may be here that can wait.
import { askEarly } from "#site/consent/ask-early.ts";
import { keepPress } from "#site/page-change/keep-press.ts";
import { startAfterPaint } from "#site/page-change/start-after-paint.ts";

askEarly();
keepPress();
startAfterPaint(document.currentScript?.dataset ?? {});
