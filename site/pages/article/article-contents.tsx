import type { Section } from "#site/content/schemas/prose.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { DrawerPanel } from "#site/ui/drawer.tsx";

/** Table of contents: next to the text on large screens, in a drawer on small ones. contents.enhance.ts keeps it current. */
export function ArticleContents({ sections }: { sections: readonly Section[] }) {
  const { contents, closeContents } = labels.article;
  const list = (
    <ol className="contents-list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label={contents} className="contents-sidebar">
        {list}
      </nav>
      <div className="contents-bar needs-script">
        <button type="button" className="contents-button flex items-center gap-3 font-semibold">
          {contents}
        </button>
        <dialog aria-labelledby="contents-heading" className="drawer w-80">
          <DrawerPanel headingId="contents-heading" label={contents} closeLabel={closeContents}>
            {list}
          </DrawerPanel>
        </dialog>
      </div>
    </>
  );
}
