import { useEffect, useEffectEvent, useRef } from "react";

/** Runs a function when a value has changed since it was last shown, and not at first. */
export function useOnChange(value: string, run: () => void): void {
  const shown = useRef(value);
  const onChange = useEffectEvent(run);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    onChange();
  }, [value]);
}
