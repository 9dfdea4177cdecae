import type { Pages } from "#site/content/schemas/pages.server.ts";

import { platePath, Portrait } from "#site/blocks/portrait.tsx";

export function Profiles({ profiles }: Pick<Pages["about"]["management"], "profiles">) {
  return (
    <ul className="profiles">
      {profiles.map(({ name, photo, role, description }, index) => (
        <li key={name}>
          <Portrait name={name} image={photo ?? platePath(index)} />
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
