type Row = Record<string, number> | number[] | string | number | boolean | null;

/**
 * Leaves the frame out of a page's data: navigation never asks for it again, because it came with the first document.
 * The router sends one list of values that refer to each other by their place, so what nothing refers to any more
 * becomes 0 and every other value stays where it was.
 */
export function dropFrame(data: string): string {
  const [first = "", ...others] = data.split("\n");
  const values = JSON.parse(first) as Row[];
  const routes = Object.entries(values[0] as Record<string, number>);
  values[0] = Object.fromEntries(routes.filter(([key]) => values[placeOf(key)] !== "root"));

  const reached = new Set<number>();
  const reach = (place: number): void => {
    // Negative places stand for undefined, null and the like.
    if (place < 0 || reached.has(place)) return;
    reached.add(place);
    for (const next of listPlaces(values[place] ?? null)) reach(next);
  };
  reach(0);
  const kept = values.slice(0, Math.max(...reached) + 1).map((value, place) => (reached.has(place) ? value : 0));
  return [JSON.stringify(kept), ...others].join("\n");
}

const placeOf = (key: string): number => Number(key.slice(1));

function listPlaces(value: Row): number[] {
  if (value === null || typeof value !== "object") return [];
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, place]) => [placeOf(key), place]);
  // Dates, promises and other kinds begin with a letter. Our pages have none; one that does has to be thought of here.
  if (value.some((place) => typeof place !== "number")) throw new Error(`Data of a kind not known: ${String(value)}`);
  return value;
}
