import type { FocusEvent } from "react";

import "./chips.css";

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
};

/** Filter buttons of which exactly one is selected. Not radios, because BLOG-4 specifies toggle buttons. */
export function Chips<Value extends string>({ label, options, selected, onSelect }: Props<Value>) {
  return (
    <fieldset className="scroll-row chips">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
          onFocus={scrollIntoFullView}
          className="chip"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Browsers do not scroll to a focused element that is partly visible. */
const scrollIntoFullView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
