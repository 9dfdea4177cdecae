/** Says on the stage which step is being read: the last whose top has passed the middle of the window. */
export function followSteps(stage: HTMLElement): () => void {
  const steps = [...stage.querySelectorAll("li")];
  const show = () => {
    const passed = steps.findLastIndex((step) => step.getBoundingClientRect().top < innerHeight * readingLine);
    const read = Math.max(passed, 0);
    stage.dataset["step"] = String(read + 1);
    for (const [place, step] of steps.entries()) step.toggleAttribute("data-read", place === read);
  };
  const observer = new IntersectionObserver(show, { rootMargin: `0px 0px -${100 * (1 - readingLine)}% 0px` });
  for (const step of steps) observer.observe(step);
  return () => observer.disconnect();
}

/** Where in the window a reader's eyes are. */
const readingLine = 0.6;
