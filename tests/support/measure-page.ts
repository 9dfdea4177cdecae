// These functions run in the page.

/** Returns the layout shift of the page so far. */
export async function measureShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    // The observer is not called without an entry.
    setTimeout(() => resolve(0), 100);
  });
}

/** Lays out the whole page, including parts that content-visibility skips. */
export function layOutWholePage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/** Returns the elements with a running animation, except for scroll-driven ones. */
export const listMotion = (): (string | undefined)[] =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
    .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 100));

/** Counts how often React had to render the page again, because it differed from the prerendered one. */
export const countRecoveries = (): number => performance.getEntriesByName("hydration-recovered").length;

/** Returns texts that are cut off by an element around them or overlap another text. */
export function findClippedText(): string[] {
  const found: string[] = [];
  const lines: { box: DOMRect; owner: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!owner || text === "" || owner.closest(".sr-only, [inert], script, noscript")) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue;
    // Shortened on purpose, such as the title of an article in its breadcrumb.
    if (getComputedStyle(owner).textOverflow === "ellipsis") continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    let isScrolled = false;
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      isScrolled ||= overflowX === "auto" || overflowX === "scroll";
      const cutsX = !isScrolled && (overflowX === "hidden" || overflowX === "clip");
      const cutsY = overflowY === "hidden" || overflowY === "clip";
      const isCut = boxes.some(
        (box) =>
          (cutsX && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
          // Tolerates half a line, because a line box is higher than its letters.
          (cutsY && (box.top < edge.top - box.height / 2 || box.bottom > edge.bottom + box.height / 2)),
      );
      if (isCut) found.push(`cut by ${around.getAttribute("class")}: ${text.slice(0, 60)}`);
    }
    // Fixed and sticky elements cover other texts on purpose.
    const isFixed = owner.closest("header, .consent-banner, .skip-link, .toast, .contents-bar, .term-letter") !== null;
    // Letters fill about this part of their boxes, which overlap where lines are tight.
    const letters = boxes.map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.65));
    if (!isFixed) for (const box of letters) lines.push({ box, owner, text });
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { box, owner, text }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top > box.bottom) break;
      const isNested = other.owner.contains(owner) || owner.contains(other.owner);
      if (isNested || owner.parentElement === other.owner.parentElement) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 4 && down > Math.min(box.height, other.box.height) / 2) {
        found.push(`"${text.slice(0, 40)}" and "${other.text.slice(0, 40)}" overlap`);
      }
    }
  }
  return found;
}

/** Reports low contrast and small targets. Needs installColors. */
export function measureLegibility(textContrast: 4.5 | 7) {
  const { groundOf, contrast } = window.pageColors;
  const visible = new Set(
    [...document.querySelectorAll("body *:not(.sr-only, .sr-only *, [inert] *)")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ),
  );

  const largeContrast = textContrast === 7 ? 4.5 : 3;
  const faint: string[] = [];
  const small: string[] = [];
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
  return { faint, small };
}
