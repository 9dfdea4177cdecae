/** Tones of the plates for people without a photograph, whose files are numbered in this order. */
export const plateTones = ["c", "b", "a"] as const;

export const plateViewBox = "-100 -29 200 125";
