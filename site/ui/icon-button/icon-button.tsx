import type { ComponentProps } from "react";

import { Icon } from "#site/ui/icon/icon.tsx";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  /** Stroked path on a 24 by 24 grid. */
  d: string;
};

export function IconButton({ label, d, className = "", ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`inline-flex size-11 flex-none items-center justify-center rounded-control hover:bg-current/10 disabled:opacity-50 ${className}`}
      {...rest}
    >
      <Icon d={d} className="size-5" />
    </button>
  );
}
