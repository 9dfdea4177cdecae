import type { Employee } from "./read-employees.ts";
import { Avatar } from "#site/ui/avatar/avatar.tsx";
import { isPlate, Portrait } from "#site/blocks/portrait.tsx";

type Props = {
  employees: readonly Employee[];
  nameless: string;
  titleless: string;
  /** Moves focus here, because the retry button is removed. */
  focusOnMount: boolean;
};

const focusList = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

export function TeamGrid({ employees, nameless, titleless, focusOnMount }: Props) {
  return (
    <ul className="team-grid" tabIndex={-1} ref={focusOnMount ? focusList : undefined}>
      {employees.map(({ index, name = nameless, title = titleless, image }) => (
        <li key={index}>
          {image !== null && isPlate(image) ? (
            <Portrait name={name} image={image} />
          ) : (
            <Avatar name={name} src={image} size={208} className="portrait" />
          )}
          <div className="team-text">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-3">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
