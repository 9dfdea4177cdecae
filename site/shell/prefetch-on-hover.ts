/** Milliseconds. Ignores a pointer that only passes by. */
const intentDelay = 80;

/** Loads the page of a hovered link into the HTTP cache, where browsers know no speculation rules. */
export function prefetchOnHover(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest("a") : null;
    const isPage = link?.target === "" && link.origin === location.origin && !link.pathname.includes(".");
    const path = isPage ? link.pathname + link.search : "";
    if (path === "" || path === location.pathname + location.search || fetched.has(path)) return;
    timer = setTimeout(() => {
      fetched.add(path);
      fetch(path, { priority: "low" }).catch(() => fetched.delete(path));
    }, intentDelay);
  };
  for (const type of ["pointerover", "touchstart"]) document.addEventListener(type, onIntent, { passive: true });
}
