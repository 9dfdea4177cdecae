import type { ReactNode } from "react";

type Props = {
  /** A list of cards is a list: there the card is its entry. */
  as?: "article" | "div" | "li";
  /** Stands above the text from edge to edge. */
  media?: ReactNode;
  children: ReactNode;
};

/** A hairline box. A link inside covers it as a whole with `after:absolute after:inset-0`. */
export function Card({ as: Element = "article", media, children }: Props) {
  return (
    <Element className="relative flex flex-col border border-line bg-paper">
      {media !== undefined && <div className="border-b border-line">{media}</div>}
      <div className="flex flex-1 flex-col p-6 sm:p-8">{children}</div>
    </Element>
  );
}
