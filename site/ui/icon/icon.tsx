/** Renders one stroked path on a 24 by 24 grid. Decorative: a label has to be next to it. */
export function Icon({ d, className = "size-6" }: { d: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`fill-none stroke-current stroke-2 ${className}`}
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
