type Props = {
  label: string;
  crumbs: readonly { name: string; href: string }[];
  current: string;
};

/** The last entry is the current page and not a link. */
export function Breadcrumb({ label, crumbs, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 text-sm text-soft">
        {crumbs.map(({ name, href }) => (
          <li key={href} className="after:ml-2 after:content-['/'/'']">
            <a href={href} className="inline-block min-h-6 hover:underline">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
