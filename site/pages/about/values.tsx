import type { Pages } from "#site/content/schemas/pages.server.ts";

export function Values({ values }: { values: Pages["about"]["values"]["items"] }) {
  return (
    <ul className="values">
      {values.map(({ title, description }) => (
        <li key={title} className="border-t border-line py-6">
          <h3 className="text-xl font-semibold">{title}</h3>
          <p className="mt-2 max-w-[44em] text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
