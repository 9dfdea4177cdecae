/** Long lists remember the height of their entries, and skip them again. */
const entries = ".term-card";
const perFrame = 4;

/**
 * Lays out what the first paint has skipped (styles/base.css): a few entries of a long list per frame, then one section per
 * frame. From then on the page has its real height. Returns a function that stops.
 */
export function layOutGradually(): () => void {
  const cards = [...document.querySelectorAll<HTMLElement>(entries)].filter(isSkipped);
  const [...sections] = document.querySelectorAll<HTMLElement>("main > *, main .prose > section, body > footer");
  const measured: HTMLElement[] = [];
  const layOutNext = () => {
    for (const card of measured.splice(0)) delete card.dataset["laidOut"];
    measured.push(...cards.splice(0, perFrame));
    for (const element of measured.length > 0 ? measured : sections.splice(0, 1)) element.dataset["laidOut"] = "";
    if (measured.length + sections.length > 0) frame = requestAnimationFrame(layOutNext);
  };
  let frame = requestAnimationFrame(layOutNext);
  return () => cancelAnimationFrame(frame);
}

const isSkipped = ({ firstElementChild }: HTMLElement): boolean =>
  firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
