import type { ReactNode } from "react";

/** Sets the width and side padding that header, sections and footer share. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-[82.5rem] px-5 sm:px-8 min-[120rem]:max-w-[92.5rem]">{children}</div>;
}
