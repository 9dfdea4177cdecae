import type { ReactNode } from "react";

export function Container({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={`mx-auto px-5 sm:px-8 ${wide ? "max-w-[82.5rem]" : "max-w-300"}`}>{children}</div>;
}
