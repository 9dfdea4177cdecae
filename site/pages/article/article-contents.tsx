import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import type { Section } from "#site/content/schemas/prose.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { Drawer } from "#site/ui/drawer.tsx";

import { useSectionInView } from "./use-section-in-view.ts";

/** Table of contents: next to the text on large screens, in a drawer on small ones. */
export function ArticleContents({ sections }: { sections: readonly Section[] }) {
  const [current, choose] = useSectionInView(sections);
  const sidebar = useRef<HTMLElement>(null);
  // In a low window the list scrolls: keeps the highlighted entry in view.
  useEffect(() => {
    const entry = sidebar.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (entry) sidebar.current?.scrollTo({ top: entry.offsetTop - sidebar.current.clientHeight / 2 });
  }, [current]);
  // Bound to the history entry, so that Back and Forward close the drawer.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => {
    setOpenAt(undefined);
    // The browser restores the focus, unless a larger window has hidden the button.
    const focused = document.activeElement;
    if (focused === document.body || focused?.checkVisibility() === false)
      sidebar.current?.querySelector("a")?.focus({ preventScroll: true });
  };
  const list = (onChoose: (id: string) => void) => (
    <ol className="contents-list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined} onClick={() => onChoose(id)}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav ref={sidebar} aria-label={labels.article.contents} className="contents-sidebar">
        {list(choose)}
      </nav>
      <div className="contents-bar needs-script">
        <button
          type="button"
          className="contents-button flex items-center gap-3 font-semibold"
          onClick={() => setOpenAt(key)}
        >
          {labels.article.contents}
        </button>
        <Drawer
          label={labels.article.contents}
          closeLabel={labels.article.closeContents}
          open={openAt === key}
          onClose={close}
          className="w-80"
        >
          {list((id) => {
            setOpenAt(undefined);
            choose(id);
          })}
        </Drawer>
      </div>
    </>
  );
}
