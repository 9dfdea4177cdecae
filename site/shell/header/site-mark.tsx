/** The mark: an amber cube floating on a blue slab. Decoration beside the name. */
export function SiteMark() {
  return (
    <svg viewBox="-24 -24 48 48" className="size-7" aria-hidden="true">
      <path className="fill-sky" d="M-20 2 0 12 20 2 0-8Z" />
      <path className="fill-blue" d="M-20 2 0 12v10l-20-10Z" />
      <path className="fill-blue-ink" d="M20 2 0 12v10l20-10Z" />
      <path className="fill-amber" d="M-10-9 0-4 10-9 0-14Zm0 0L0-4v8l-10-5Z" />
      <path className="fill-amber opacity-80" d="M10-9 0-4v8l10-5Z" />
    </svg>
  );
}
