import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

type Props = { heading: string; text: string; reload: string };

/** Shown when a page breaks. The button loads the document again, which also fetches a newer release. */
export function Failure({ heading, text, reload }: Props) {
  return (
    <div className="bg-night py-20 text-paper lg:py-32">
      <Container>
        <h1 tabIndex={-1} className="text-4xl font-bold lg:text-6xl">
          {heading}
        </h1>
        <p className="mt-4 max-w-[34em] text-xl text-night-text">{text}</p>
        <p className="mt-9">
          <button type="button" className={button.outline} onClick={() => location.reload()}>
            {reload}
          </button>
        </p>
      </Container>
    </div>
  );
}
