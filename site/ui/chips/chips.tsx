type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
};

/** Filters of which exactly one is on. */
export function Chips<Value extends string>({ label, options, selected, onSelect }: Props<Value>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-3">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
          className="chip min-h-11 rounded-control border border-control-line px-3.5 text-[0.9375rem] font-medium"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
