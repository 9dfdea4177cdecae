import { useEffect, useRef } from "react";

import "./pause-toggle.css";

/** Kept in memory only: nothing may be stored on the device. */
let wasPaused = false;

/** Pauses animations without JavaScript: pages use `:has(.pause-toggle :checked)`. */
export function PauseToggle({ label }: { label: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = box;
    return () => {
      wasPaused = current?.checked === true;
    };
  }, []);
  return (
    <label className="pause-toggle">
      <input ref={box} type="checkbox" defaultChecked={wasPaused} />
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className="pause-bars" d="M4 3h3v10H4zM9 3h3v10H9z" />
        <path className="pause-play" d="M4.5 2.5 13 8l-8.5 5.5z" />
      </svg>
      {label}
    </label>
  );
}
