import "./logo-carousel.css";

/** Clients as neutral word marks, moving in a loop. The second row closes the loop and is for the eye only. */
export function LogoCarousel({ label, names }: { label: string; names: readonly string[] }) {
  const marks = names.map((name) => <li key={name}>{name}</li>);
  return (
    <div className="carousel">
      <div className="carousel-track">
        <ul aria-label={label}>{marks}</ul>
        <ul aria-hidden="true" inert>
          {marks}
        </ul>
      </div>
    </div>
  );
}
