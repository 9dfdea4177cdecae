import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  /** Path of `icons`. */
  d: string;
};

export function IconButton({ label, d, className = "", ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`inline-flex size-11 flex-none items-center justify-center rounded-control hover:bg-current/10 ${className}`}
      {...rest}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5 fill-none stroke-current stroke-2"
        strokeLinecap="square"
        aria-hidden="true"
      >
        <path d={d} />
      </svg>
    </button>
  );
}
