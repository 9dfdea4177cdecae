// Stands in the head of every built page and runs before anything is painted (scripts/finish-build.ts). It delays
// every visitor: nothing may be here that can wait.
import { askEarly } from "#site/consent/ask-early.ts";
import { prepareBrandFont } from "#site/page-change/brand-font.ts";

/** The address of the font's file, filled in by the build. */
declare const brandFontUrl: string;

prepareBrandFont(brandFontUrl);
askEarly();
