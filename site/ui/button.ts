const base = "button inline-flex min-h-11 items-center justify-center rounded-control border font-semibold";
const shape = `${base} px-5 py-2.5`;

/** Classes, because links may look like buttons. Forced colors show the transparent borders. */
export const button = {
  primary: `${shape} border-transparent bg-blue text-paper hover:bg-blue-ink`,
  primarySmall: `${base} border-transparent bg-blue px-2.5 py-1.5 sm:px-4 text-sm text-paper hover:bg-blue-ink`,
  dark: `${shape} cursor-pointer border-transparent bg-ink text-paper hover:bg-ink-2`,
  outline: `${shape} border-control-line text-paper hover:border-paper`,
  inactive: `${shape} border-line bg-mist text-ink-3`,
  onBlueOutline: `${shape} border-paper text-paper hover:bg-blue-ink`,
  onBlue: `${shape} border-transparent bg-paper text-ink hover:bg-mist`,
} as const;
