/** Cards outside the viewport get their size when they are scrolled to, which may move the page. Runs in the page. */
export async function scrollIntoViewAndSettle(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  for (let top = Number.NaN; top !== element?.getBoundingClientRect().top;) {
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise(requestAnimationFrame);
    top = element?.getBoundingClientRect().top ?? 0;
    await new Promise(requestAnimationFrame);
  }
}
