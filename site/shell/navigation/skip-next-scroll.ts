let shouldSkip = false;

/** Keeps the scroll position and the focus during the next navigation, because it undoes a failed one. */
export function skipNextScroll(): void {
  shouldSkip = true;
}

/** Returns whether this navigation must not scroll, and resets the flag. */
export function consumeSkipNextScroll(): boolean {
  const isSkipped = shouldSkip;
  shouldSkip = false;
  return isSkipped;
}
