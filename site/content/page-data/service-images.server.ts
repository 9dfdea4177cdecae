import { getContent } from "#site/content/content.server.ts";
import { serviceImage } from "#site/paths.ts";
import { drawingSvg } from "#site/styles/drawing-svg.server.ts";

/** Returns the drawings of services as SVG files by their URLs, for cards that link to services. */
export const serviceImages = (): Record<string, string> =>
  Object.fromEntries(getContent().services.map(({ slug, drawing }) => [serviceImage(slug), drawingSvg(drawing)]));
