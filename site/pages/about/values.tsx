import type { Pages } from "#site/collections/schemas/pages.server.ts";

export function Values({ values }: { values: Pages["about"]["values"]["items"] }) {
  return (
    <ul className="values">
      {values.map(({ title, description }) => (
        <li key={title} className="border-t border-line py-6 lg:py-8">
          <h3>{title}</h3>
          <p className="text-ink-2 lg:text-lg">{description}</p>
        </li>
      ))}
    </ul>
  );
}
