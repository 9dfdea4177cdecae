import "./spinner.css";

export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <svg width="40" height="8" fill="currentcolor" aria-hidden="true">
        <path d="M0 0h8v8H0z" />
        <path d="M16 0h8v8h-8z" />
        <path d="M32 0h8v8h-8z" />
      </svg>
      <span className="sr-only">{label}</span>
    </output>
  );
}
