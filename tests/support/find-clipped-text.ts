/** Returns texts that are cut off by an element around them or overlap another text. Runs in the page. */
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
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const cutsX = overflowX === "hidden" || overflowX === "clip";
      const cutsY = overflowY === "hidden" || overflowY === "clip";
      const isCut = boxes.some(
        (box) =>
          (cutsX && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
          // Tolerates half a line, because a line box is higher than its letters.
          (cutsY && (box.top < edge.top - box.height / 2 || box.bottom > edge.bottom + box.height / 2)),
      );
      if (isCut) found.push(`cut by ${around.className}: ${text.slice(0, 60)}`);
    }
    // Fixed and sticky elements cover other texts on purpose.
    const isFixed = owner.closest("header, .consent-banner, .skip-link, .toast, .contents-bar, .term-letter") !== null;
    if (!isFixed) for (const box of boxes) lines.push({ box, owner, text });
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
