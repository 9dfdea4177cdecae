import { useEffect, useId, useRef } from "react";

import { icons } from "#site/ui/icon/icons.ts";
import { IconButton } from "#site/ui/icon-button/icon-button.tsx";

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
    <div className="relative">
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
        className={`min-h-13 w-full appearance-none rounded-control border border-control-line bg-paper px-3.5 py-3 text-ink text-ellipsis placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden ${value === "" ? "" : "pr-14"}`}
      />
      {value !== "" && (
        <IconButton label={clearLabel} d={icons.close} onClick={clear} className="absolute top-1 right-1 text-ink" />
      )}
    </div>
  );
}
