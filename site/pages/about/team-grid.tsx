import type { Employee } from "./read-employees.ts";
import { Avatar } from "#site/ui/avatar/avatar.tsx";

type Props = { employees: readonly Employee[]; nameless: string; titleless: string };

const defaultPhoto = "/team-default.svg";

export function TeamGrid({ employees, nameless, titleless }: Props) {
  return (
    <ul className="team-grid">
      {employees.map(({ place, name = nameless, title = titleless, image = defaultPhoto }) => (
        <li key={place}>
          <Avatar name={name} src={image} size={208} className="team-photo" />
          <div className="team-text">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-3">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
