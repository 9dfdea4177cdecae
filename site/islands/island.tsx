import { createContext, use } from "react";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * When the browser loads React and hydrates an island: when it is scrolled into view, or when the visitor turns to it with
 * the pointer, the focus or a touch. A filter is hydrated at once if the URL has a query.
 */
type When = "visible" | "intent" | "intent-or-query";

/** The names of all islands by their components. Provided by entry.server.tsx. */
export const IslandNames = createContext<ReadonlyMap<unknown, string>>(new Map());

type Props<P> = {
  of: ComponentType<P>;
  when: When;
  className?: string;
  /** Static HTML, which React never compares. */
  children?: ReactNode;
} & Omit<P, "children">;

/**
 * Renders the default export of an `*.island.tsx` file, which start.ts hydrates. All its props are in the HTML as JSON.
 * It is a root of its own, as in the browser, so that `useId` returns the same.
 */
export function Island<P extends object>({ of, when, className = "contents", children, ...props }: Props<P>) {
  const name = use(IslandNames).get(of);
  if (name === undefined) throw new Error(`${of.name} is not the default export of an *.island.tsx file`);
  const Component = of as ComponentType<object>;
  const slot = children !== undefined && (
    <div data-slot="" className="contents">
      {children}
    </div>
  );
  const html = renderToString(<Component {...props}>{slot}</Component>, { identifierPrefix: name });
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // oxlint-disable-next-line react/no-danger -- Rendered by React.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
