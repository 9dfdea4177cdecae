import "./pause-toggle.css";

/** Pauses animations without JavaScript: pages use `:has(.pause-toggle :checked)`. */
export function PauseToggle({ label }: { label: string }) {
  return (
    <label className="pause-toggle">
      <input type="checkbox" />
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className="pause-bars" d="M4 3h3v10H4zM9 3h3v10H9z" />
        <path className="pause-play" d="M4.5 2.5 13 8l-8.5 5.5z" />
      </svg>
      {label}
    </label>
  );
}
