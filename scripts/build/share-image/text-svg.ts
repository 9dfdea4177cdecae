import { readFileSync } from "node:fs";

import satori from "satori";

import type { ShareImage } from "#site/content/page-data/share-image.server.ts";
import { readColors } from "#site/styles/read-colors.server.ts";

const size = { width: 1200, height: 630 };

type Element = { type: string; props: { style: Record<string, unknown>; children?: unknown } };

const fonts = ([400, 600, 700, 800] as const).map((weight) => ({
  name: "Host Grotesk",
  // satori renders the variable font of the site at its lightest weight.
  data: readFileSync(`node_modules/@fontsource/host-grotesk/files/host-grotesk-latin-${weight}-normal.woff`),
  weight,
}));

type Text = Omit<ShareImage, "drawing">;

/** Returns the text of a share image as outlines. */
export async function textSvg({ siteName, label, heading, accent, foot }: Text): Promise<string> {
  const color = readColors();
  const [before, after] = accent === undefined ? foot.split(".") : [foot];
  const above = label.filter((name) => name !== heading).join(" / ");
  const display = accent === undefined ? headingSize(heading) : { fontSize: 104, fontWeight: 800, lineHeight: 0.95 };
  return await satori(
    box({ flexDirection: "column", boxSizing: "border-box", padding: "56px 72px", ...size, color: color("paper") }, [
      box({ marginLeft: 60, fontSize: 34, fontWeight: 700, letterSpacing: "-0.03em" }, siteName),
      box({ flexDirection: "column", flexGrow: 1, justifyContent: "center", width: 600 }, [
        ...(above === "" ? [] : [box({ color: color("night-text"), fontSize: 26, marginBottom: 18 }, above)]),
        ...(accent === undefined
          ? []
          : [box({ ...display, color: color("accent"), letterSpacing: "-0.045em" }, accent)]),
        box({ fontWeight: 700, letterSpacing: "-0.035em", textWrap: "balance", ...display }, heading),
      ]),
      box({ fontSize: 28, fontWeight: 800, letterSpacing: "-0.03em" }, [
        box({}, before),
        ...(after === undefined ? [] : [box({ color: color("accent") }, "."), box({}, after)]),
      ]),
    ]) as Parameters<typeof satori>[0],
    { ...size, fonts },
  );
}

const box = (style: Record<string, unknown>, children: unknown): Element => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/** Short headings are set large; long ones still fit in four lines. */
function headingSize({ length }: string) {
  const fontSize = length <= 22 ? 84 : length <= 44 ? 72 : length <= 60 ? 62 : 54;
  return { fontSize, lineHeight: 1.02 };
}
