import "./key-number.css";

/** The key number of a case. An arrow in it is drawn, because the font has none. */
export function KeyNumber({ value }: { value: string }) {
  const [before, after] = value.split(" → ");
  if (after === undefined) return value;
  return (
    <>
      {before}
      <span className="sr-only"> → </span>
      <svg className="key-number-arrow" viewBox="0 0 30 20" aria-hidden="true">
        <path d="M1 10h25M17 1.5l9 8.5l-9 8.5" />
      </svg>
      {after}
    </>
  );
}
