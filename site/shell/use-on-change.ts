import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { EffectCallback } from "react";

/** Runs a layout effect each time a value changes, but not on mount. */
export function useOnChange<Value>(value: Value, effect: (previous: Value) => ReturnType<EffectCallback>): void {
  const latest = useRef(value);
  const onChange = useEffectEvent(effect);
  useLayoutEffect(() => {
    const previous = latest.current;
    if (previous === value) return undefined;
    latest.current = value;
    return onChange(previous);
  }, [value]);
}
