/** Places of Munich by their latitude and longitude, and the course of river, tracks and streets between them. */
import type { Point } from "./iso.ts";

/** The towers of the Frauenkirche, the origin of the plan. */
const origin = { latitude: 48.1386, longitude: 11.5735 };

/** One unit of the drawing in meters. */
const unit = 70;

/** Meters of one degree of latitude, and of one degree of longitude in Munich. */
const degree = { latitude: 111_200, longitude: 74_250 };

/** Returns a place in units: x to the east, y to the south. */
function place(latitude: number, longitude: number): Point {
  return [
    ((longitude - origin.longitude) * degree.longitude) / unit,
    ((origin.latitude - latitude) * degree.latitude) / unit,
  ];
}

/** The Isar from Thalkirchen to Oberföhring, by its bridges. */
export const isar: readonly Point[] = [
  place(48.085, 11.549),
  place(48.1085, 11.5575),
  place(48.118, 11.559),
  place(48.1228, 11.566),
  place(48.1281, 11.5765),
  place(48.1322, 11.5845),
  place(48.1368, 11.5915),
  place(48.1416, 11.5955),
  place(48.152, 11.6045),
  place(48.162, 11.611),
  place(48.18, 11.6235),
];

/** The trunk line of the S-Bahn, by its stations from Laim to Leuchtenbergring. */
export const trunkLine: readonly Point[] = [
  place(48.1441, 11.503),
  place(48.1426, 11.5365),
  place(48.142, 11.5487),
  place(48.1403, 11.56),
  place(48.1391, 11.5656),
  place(48.1374, 11.5755),
  place(48.1341, 11.5835),
  place(48.1288, 11.5935),
  place(48.1275, 11.6047),
  place(48.133, 11.62),
];

/** The Altstadtring, where the city wall stood, clockwise from Karlstor. */
export const ring: readonly Point[] = [
  place(48.1391, 11.5655),
  place(48.1424, 11.5688),
  place(48.1431, 11.5768),
  place(48.1419, 11.5838),
  place(48.1385, 11.5852),
  place(48.1348, 11.5822),
  place(48.1328, 11.5767),
  place(48.1321, 11.5712),
  place(48.1337, 11.5663),
];

/** Streets that the drawing leaves open: Ludwigstraße and Leopoldstraße, Prinzregentenstraße, Maximilianstraße, Brienner Straße. */
export const avenues: readonly (readonly Point[])[] = [
  [place(48.1431, 11.5775), place(48.1526, 11.5823), place(48.168, 11.5862)],
  [place(48.1431, 11.5838), place(48.1416, 11.5955), place(48.1392, 11.612)],
  [place(48.1391, 11.5785), place(48.1364, 11.5944)],
  [place(48.1428, 11.5765), place(48.1459, 11.5655), place(48.1484, 11.556)],
];

export const places = {
  marienplatz: place(48.1374, 11.5762),
  hauptbahnhof: place(48.1403, 11.558),
  theresienwiese: place(48.1313, 11.5496),
  museumIsland: place(48.1299, 11.5833),
  residenz: place(48.1411, 11.5788),
  odeonsplatz: place(48.1425, 11.5775),
  university: place(48.1507, 11.5805),
  technicalUniversity: place(48.149, 11.568),
  koenigsplatz: place(48.1459, 11.5655),
  pinakothek: place(48.1483, 11.57),
  friedensengel: place(48.141, 11.598),
  maximilianeum: place(48.1364, 11.5945),
  gasteig: place(48.1319, 11.5912),
  ostbahnhof: place(48.1272, 11.605),
  patentOffice: place(48.1311, 11.5788),
  /** The sample address is in the old town, south-west of Marienplatz. */
  office: place(48.1352, 11.5707),
} as const;

/** Corners of the Englischer Garten and the Hofgarten, clockwise. */
export const park: readonly Point[] = [
  place(48.1432, 11.5782),
  place(48.1445, 11.5862),
  place(48.153, 11.5852),
  place(48.166, 11.591),
  place(48.178, 11.6),
  place(48.178, 11.615),
  place(48.162, 11.606),
  place(48.152, 11.599),
  place(48.1445, 11.5925),
  place(48.1425, 11.588),
];
