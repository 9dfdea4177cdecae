/** Reports texts and controls with too little contrast, and small targets. Runs in the page, with page-colors.ts. */
export function measureLegibility(textContrast: 4.5 | 7): { faint: string[]; small: string[] } {
  const { groundOf, contrast } = window.pageColors;
  const shown = new Set(
    [...document.querySelectorAll("body *:not(.sr-only, .sr-only *, [inert] *)")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ),
  );

  const largeContrast = textContrast === 7 ? 4.5 : 3;
  const faint: string[] = [];
  const demand = (ratio: number, needed: number, what: string) => {
    if (ratio < needed) faint.push(`${ratio.toFixed(2)}:1 ${what}`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || text === "" || element.closest("svg, script, noscript, :disabled") || !shown.has(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    demand(contrast(color, groundOf(element)), isLarge ? largeContrast : textContrast, text.slice(0, 60));
  }
  for (const field of document.querySelectorAll("input:not([type=checkbox])")) {
    demand(contrast(getComputedStyle(field).borderTopColor, groundOf(field.parentElement)), 3, "edge of a field");
    demand(contrast(getComputedStyle(field, "::placeholder").color, groundOf(field)), 4.5, "hint of a field");
  }
  // Icons that stand for words are drawn in the colour of their control.
  for (const icon of document.querySelectorAll("button svg")) {
    const control = icon.closest("button") ?? icon;
    if (shown.has(control)) demand(contrast(getComputedStyle(icon).color, groundOf(control)), 3, control.outerHTML);
  }

  const small: string[] = [];
  for (const target of document.querySelectorAll<HTMLElement>("a[href], button, input, summary")) {
    const style = getComputedStyle(target);
    // A word in a sentence may be as high as its line; what a finger calls or writes by may not.
    const isInSentence =
      !/^(tel|mailto):/.test(target.getAttribute("href") ?? "") &&
      style.display === "inline" &&
      target.parentElement?.textContent.trim() !== target.textContent.trim();
    if (!shown.has(target.closest("label") ?? target) || isInSentence) continue;
    const coversCard = getComputedStyle(target, "::after").position === "absolute";
    const { width, height } = (coversCard ? (target.offsetParent ?? target) : target).getBoundingClientRect();
    if (Math.min(width, height) < 24) small.push(`${width} × ${height} ${target.outerHTML.slice(0, 120)}`);
  }
  return { faint, small };
}
