import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { labels } from "virtual:shell";

import type { Section } from "#site/collections/schemas/articles.server.ts";
import { Drawer } from "#site/ui/drawer/drawer.tsx";

import { useSectionInView } from "./use-section-in-view.ts";

/** The table of contents: beside the text on large screens, in a panel on small ones. */
export function ArticleContents({ sections }: { sections: readonly Section[] }) {
  const [current, choose] = useSectionInView(sections);
  const beside = useRef<HTMLElement>(null);
  // Back and Forward change what is behind the panel, and close it.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => {
    setOpenAt(undefined);
    // The browser gives the focus back to the button, unless the window has grown and shows the list beside the text.
    if (document.activeElement === document.body) beside.current?.querySelector("a")?.focus({ preventScroll: true });
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
      <nav ref={beside} aria-label={labels.article.contents} className="contents-beside">
        {list(choose)}
      </nav>
      <div className="contents-bar needs-script">
        <button type="button" className="contents-button" onClick={() => setOpenAt(key)}>
          {labels.article.contents}
        </button>
        <Drawer
          label={labels.article.contents}
          closeLabel={labels.article.closeContents}
          open={openAt === key}
          onClose={close}
          side="left"
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
