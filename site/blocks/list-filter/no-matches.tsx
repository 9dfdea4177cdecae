import { button } from "#site/ui/button/button.ts";

type Props = { text: string; clear: string; onClear: () => void };

/** Says that a filter leaves nothing, and takes it away. */
export function NoMatches({ text, clear, onClear }: Props) {
  const onClick = () => {
    onClear();
    // The button is gone now: whoever pressed it goes on where the search began. The number of entries is announced there.
    document.querySelector<HTMLElement>("search input")?.focus();
  };
  return (
    <>
      <p className="mt-10 border-t border-line pt-10 text-lg">{text}</p>
      <button type="button" className={`${button.primary} mt-6`} onClick={onClick}>
        {clear}
      </button>
    </>
  );
}
