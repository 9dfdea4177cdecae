/** Classes, because links may look like buttons. Their colors depend on the ground; forced colors show the borders. */
export const button = {
  primary: "button button-primary",
  outline: "button button-outline",
  inactive: "button button-inactive",
} as const;
