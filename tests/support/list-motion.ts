/** Returns the elements with a running animation, except for scroll-driven ones. Runs in the page. */
export const listMotion = (): (string | undefined)[] =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 100));
