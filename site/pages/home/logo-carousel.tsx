import { useId } from "react";

import "./logo-carousel.css";

/** Moves client names in a loop. The second list closes the loop and is hidden from assistive technology. */
export function LogoCarousel({ label, names }: { label: string; names: readonly string[] }) {
  const id = useId();
  const items = names.map((name) => <li key={name}>{name}</li>);
  return (
    <div className="carousel">
      <div className="carousel-row wrap">
        <p id={id}>{label}</p>
        <div className="carousel-view">
          <div className="carousel-track">
            <ul aria-labelledby={id}>{items}</ul>
            <ul aria-hidden="true" inert>
              {items}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
