import { useEffect, useId, useRef } from "react";

import { IconButton } from "#site/ui/icon-button.tsx";
import { icons } from "#site/ui/icons.ts";

import "./search-field.css";

type Props = {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
};

/** Search input. Keeps text that was typed before hydration. */
export function SearchField({ label, placeholder, clearLabel, value, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hasReadInput = useRef(false);

  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (!hasReadInput.current && typed !== value) onChange(typed);
    hasReadInput.current = true;
  }, [value, onChange]);

  const clear = () => {
    onChange("");
    input.current?.focus();
  };

  return (
    <div className="search-field needs-script">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="search-input"
      />
      {value === "" ? (
        <svg viewBox="0 0 24 24" className="search-icon" aria-hidden="true">
          <path d="M16 16l6 6M10 3a7.5 7.5 0 1 0 .1 0z" />
        </svg>
      ) : (
        <IconButton label={clearLabel} d={icons.close} onClick={clear} className="search-clear" />
      )}
    </div>
  );
}
