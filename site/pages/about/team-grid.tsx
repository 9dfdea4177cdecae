import type { Employee } from "./read-employees.ts";
import { Avatar } from "#site/ui/avatar/avatar.tsx";

type Props = {
  employees: readonly Employee[];
  nameless: string;
  titleless: string;
  /** After the button that has asked for the list, which is gone. */
  takesFocus: boolean;
};

const takeFocus = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

export function TeamGrid({ employees, nameless, titleless, takesFocus }: Props) {
  return (
    <ul className="team-grid" tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
      {employees.map(({ place, name = nameless, title = titleless, image }) => (
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
