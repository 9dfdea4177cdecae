import { Container } from "#site/ui/container/container.tsx";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Links letters to their terms. Letters without terms are plain text. */
export function AlphabetBar({ label, active }: { label: string; active: ReadonlySet<string> }) {
  return (
    <nav aria-label={label} className="alphabet border-b border-line bg-paper py-3">
      <Container>
        <ul className="alphabet-bar">
          {letters.map((letter) => (
            <li key={letter}>
              {active.has(letter) ? <a href={`#section-${letter}`}>{letter}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
