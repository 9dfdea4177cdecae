import { getContent } from "#site/content/content.server.ts";
import { cityViewBox, drawRoofs, officeRoof } from "#site/drawings/munich.ts";

const roofCount = 30;

/** Groups of roofs fade one after another. */
const groupCount = 2;

export type CityData = ReturnType<typeof describeCity>;

/** Returns what the home page adds to the city: roofs that fade, and which part is lit with each word. */
export function describeCity() {
  const { site, pages } = getContent();
  const roofs = drawRoofs(roofCount);
  const [x, y] = officeRoof;
  return {
    viewBox: cityViewBox,
    roofs: Array.from({ length: groupCount }, (_, group) =>
      roofs.filter((_roof, index) => index % groupCount === group),
    ),
    parts: pages.home.hero.words.map(({ part }) => part),
    office: { x, y, label: `${pages.home.hero.office}, ${site.address.postalCode}` },
  };
}
