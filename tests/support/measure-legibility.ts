/** Reports low contrast, small targets and font sizes outside the scale. Runs in the page, after installColors. */
export function measureLegibility(textContrast: 4.5 | 7) {
  const scale = new Set([15, 17, 19, 24, 30, 34, 40, 48, 64, 88, 112]);
  const { groundOf, contrast } = window.pageColors;
  const visible = new Set(
    [...document.querySelectorAll("body *:not(.sr-only, .sr-only *, [inert] *)")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ),
  );

  const largeContrast = textContrast === 7 ? 4.5 : 3;
  const faint: string[] = [];
  const small: string[] = [];
  const oddSizes: string[] = [];
  const demand = (color: string, ground: ReturnType<typeof groundOf>, needed: number, what: string) => {
    const ratio = contrast(color, ground);
    if (ratio < needed) faint.push(`${ratio.toFixed(2)}:1 ${color} on rgb(${ground.slice(0, 3).join(", ")}) ${what}`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || text === "" || element.closest("svg, script, noscript, :disabled") || !visible.has(element))
      continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    demand(color, groundOf(element), isLarge ? largeContrast : textContrast, text.slice(0, 60));
    // These fill a width.
    if (!scale.has(size) && !element.closest(".not-found-code, .home-heading, .footer-tagline"))
      oddSizes.push(`${size} px: ${text}`);
  }
  for (const field of document.querySelectorAll("input:not([type=checkbox])")) {
    demand(getComputedStyle(field).borderTopColor, groundOf(field.parentElement), 3, "border of a field");
    demand(getComputedStyle(field, "::placeholder").color, groundOf(field), 4.5, "placeholder of a field");
  }
  for (const icon of document.querySelectorAll("button svg")) {
    const control = icon.closest("button") ?? icon;
    if (visible.has(control)) demand(getComputedStyle(icon).color, groundOf(control), 3, control.outerHTML);
  }

  for (const target of document.querySelectorAll<HTMLElement>("a[href], button, input, summary")) {
    // WCAG 2.5.8 exempts links in a sentence; phone and mail links stay included, because they are tapped most.
    const isInSentence =
      !/^(tel|mailto):/.test(target.getAttribute("href") ?? "") &&
      getComputedStyle(target).display === "inline" &&
      target.parentElement?.textContent.trim() !== target.textContent.trim();
    if (!visible.has(target.closest("label") ?? target) || isInSentence) continue;
    const coversCard = getComputedStyle(target, "::after").position === "absolute";
    const { width, height } = (coversCard ? (target.offsetParent ?? target) : target).getBoundingClientRect();
    if (Math.min(width, height) < 24) small.push(`${width} × ${height} ${target.outerHTML.slice(0, 120)}`);
  }
  return { faint, small, oddSizes };
}
