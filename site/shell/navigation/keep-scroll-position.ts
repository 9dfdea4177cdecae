let isStaying = false;

/** The next entry of the history is the page as it stands: a navigation has failed and is undone. */
export function keepScrollPosition(): void {
  isStaying = true;
}

/** Whether it is; asked once. */
export function takeKeepScrollPosition(): boolean {
  const answer = isStaying;
  isStaying = false;
  return answer;
}
