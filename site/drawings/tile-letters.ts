/** Letters made of tiles: the heaviest Host Grotesk, 21 tiles high. A row is a binary number in base 36. */
const letters: Readonly<Record<string, { width: number; rows: string }>> = {
  "0": {
    width: 17,
    rows: "34w cmw pa4 pa6 1d1a 1bfj 1bf3 2pzj 2mtr 2mtr 2mtr 2mtr 2mtr 2mtr 2pzj 1bfj 1d1a pa6 cn0 6bc 34w",
  },
  "1": { width: 10, rows: "f f v e7 e7 e7 f f f f f f f f f f f f f f f" },
  "2": { width: 16, rows: "35c 6bc cn0 oxq nq6 1d0e m5a u 1q 70 s8 35c 69s cjk ow0 npc 1czk 1czk 1ekf 1ekf 1ekf" },
  "3": { width: 17, rows: "35c cmw pa4 1dvi 1d0e 1bfi u 1q 1ks 1kg 1ko 1ku 1q v f 2pzj 1bfj 1d1a pa6 cn0 35c" },
  "4": { width: 17, rows: "3c 6w e0 s8 s8 1ko 320 2uw 60o by0 nso nso 1bi0 2q2g 2t4v 2t4v 2t4v 3c 3c 3c 3c" },
  "5": { width: 16, rows: "cn2 cn2 cn2 pa4 npc npc m4g np4 pa4 1eke 1dtq 1bfj f f f 1bf3 1d0f 1e7y pa4 cn0 35c" },
  "6": {
    width: 17,
    rows: "35c 6bc cn0 oji nq6 1bf2 1beo 1beo 2oe0 2t4s 2t4u 2rku 2pzj 2pzj 1bf3 1bf3 1bfj ozi pa4 6bg 35c",
  },
  "7": { width: 16, rows: "1ekf 1ekf 1ekf u u 1o 1o 3c 3c 6o 6o dc dc qo qo 1hc 1hc 2yo 2yo 5xc 5xc" },
  "8": {
    width: 17,
    rows: "35c cmw pa6 1dtq 1bfi 1bfi 1bfi nq6 pa4 6bc cn0 pa6 1bfi 1bf3 2pzj 1bf3 1bfj 1dtq pa6 cn0 35c",
  },
  "9": { width: 17, rows: "34w cmw pa4 1dvi 1bfi 1bf3 2mtr 1bf3 1bfj 1d1b pa7 pa7 6b3 f f 1bfi 1bge ol8 pa4 cmw 34w" },
  ",": { width: 6, rows: "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 v v v v 7 7 v 1q 1o" },
  ".": { width: 5, rows: "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 v v v v v" },
  "+": { width: 14, rows: "0 0 0 0 dc dc dc dc dc cn3 cn3 cn3 dc dc dc dc dc" },
};

const gap = 2;

/** The tiles of a word, from its upper left corner. */
export type TileWord = { width: number; height: number; isLit: (column: number, row: number) => boolean };

/** Returns a word of digits, commas, full stops and plus signs, made smaller if it is wider than the columns. */
export function setInTiles(word: string, columns: number): TileWord {
  const rows: string[] = [];
  for (const letter of word) {
    const glyph = letters[letter];
    if (!glyph) throw new Error(`"${letter}" is not available in tiles`);
    const lines = glyph.rows.split(" ").map((row) => Number.parseInt(row, 36).toString(2).padStart(glyph.width, "0"));
    const start = Math.max(0, ...rows.map((row) => row.length));
    lines.forEach((line, index) => {
      rows[index] = (rows[index] ?? "").padEnd(start === 0 ? 0 : start + gap, "0") + line;
    });
  }
  const width = Math.max(...rows.map((row) => row.length));
  const scale = Math.min(1, (columns - 2) / width);
  const sample = (at: number) => Math.floor((at + 0.5) / scale);
  return {
    width: Math.floor(width * scale),
    height: Math.floor(rows.length * scale),
    isLit: (column, row) => rows[sample(row)]?.[sample(column)] === "1",
  };
}
