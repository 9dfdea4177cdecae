import { useState } from "react";
import { labels } from "virtual:shell";

import type { Section } from "#site/collections/articles.server.ts";
import { Drawer } from "#site/ui/drawer.tsx";

import { useSectionInView } from "./use-section-in-view.ts";

/** The table of contents: beside the text on large screens, in a panel on small ones. */
export function ArticleContents({ sections }: { sections: readonly Section[] }) {
  const words = labels.article;
  const [isOpen, setIsOpen] = useState(false);
  const [current, choose] = useSectionInView(sections);
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
      <nav aria-label={words.contents} className="contents-beside">
        {list(choose)}
      </nav>
      <div className="contents-bar needs-script">
        <button type="button" className="contents-button" onClick={() => setIsOpen(true)}>
          {words.contents}
        </button>
        <Drawer
          label={words.contents}
          closeLabel={words.closeContents}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          side="left"
          className="w-80"
        >
          {list((id) => {
            setIsOpen(false);
            choose(id);
          })}
        </Drawer>
      </div>
    </>
  );
}
