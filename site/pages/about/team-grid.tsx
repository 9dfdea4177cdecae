import type { ListedEmployee } from "./read-employees.ts";
import { Avatar } from "#site/ui/avatar/avatar.tsx";

type Props = { employees: readonly ListedEmployee[]; nameless: string; titleless: string };

const defaultPhoto = "/team-default.svg";

export function TeamGrid({ employees, nameless, titleless }: Props) {
  return (
    <ul className="team-grid">
      {employees.map(({ place, name = nameless, title = titleless, image = defaultPhoto }) => (
        <li key={place}>
          <Avatar name={name} src={image} size={208} className="team-photo" />
          <div className="team-words">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-3">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
