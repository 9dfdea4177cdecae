const shape = "inline-flex min-h-11 items-center justify-center rounded-control px-5 py-2.5 font-semibold no-underline";

/** Classes for whatever is a button to the eye: a link stays a link. */
export const button = {
  primary: `${shape} bg-blue text-paper hover:bg-blue-ink`,
  outline: `${shape} border border-control-line text-paper hover:border-paper`,
  onBlue: `${shape} bg-paper text-ink hover:bg-mist`,
} as const;
