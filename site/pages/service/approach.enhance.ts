/** Where a reader looks, as a fraction of the window height from the top. */
const readingLine = 0.6;

/** Marks the last step whose top has passed the reading line, and its drawing. */
export default function enhanceApproach(section: HTMLElement): void {
  const items = [...section.querySelectorAll(".approach-steps > li")];
  const pictures = [...section.querySelectorAll(".approach-stage img")];
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting || boundingClientRect.top < 0) passed.add(target);
        else passed.delete(target);
      }
      const last = items.findLastIndex((item) => passed.has(item));
      for (const list of [items, pictures])
        for (const [index, element] of list.entries())
          element.toggleAttribute("data-current", index === Math.max(last, 0));
    },
    { rootMargin: `0px 0px -${100 * (1 - readingLine)}% 0px` },
  );
  for (const item of items) observer.observe(item);
}
