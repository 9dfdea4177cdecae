import type { Pages } from "#site/collections/schemas/pages.server.ts";

import { platePath, Portrait } from "#site/blocks/portrait.tsx";

export function Profiles({ profiles }: Pick<Pages["about"]["management"], "profiles">) {
  return (
    <ul className="grid gap-7 lg:grid-cols-2">
      {profiles.map(({ name, photo, role, description }, index) => (
        <li key={name} className="flex flex-col gap-6 border border-line p-6 sm:flex-row sm:p-8">
          <div className="profile-portrait">
            <Portrait name={name} image={photo ?? platePath(index)} />
          </div>
          <div>
            <h3 className="text-xl font-semibold">{name}</h3>
            <p className="mt-1 text-ink-3">{role}</p>
            <p className="mt-3 text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
