import { houseCount, houseViewBox, placeInitials, towerInitials, towerViewBox } from "#site/drawings/houses.ts";

export type Street = ReturnType<typeof describeStreet>;

/** Returns what the page adds to the file of the street: where the initials of a person are. */
export const describeStreet = () => ({
  house: { viewBox: houseViewBox, roofs: Array.from({ length: houseCount }, (_, index) => placeInitials(index)) },
  tower: { viewBox: towerViewBox, transform: towerInitials },
});
