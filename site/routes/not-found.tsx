import { Link } from "react-router";

import { Drawing } from "#site/blocks/drawing.tsx";
import { useSite } from "#site/blocks/site-context.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

import type { Route } from "./+types/not-found";

// No loader: this page is one file served under every unknown address, so its words come with the frame.
export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return matches[0].loaderData.notFoundMeta;
}

export default function NotFound() {
  const { code, heading, text, links, drawing } = useSite().words.notFound;
  return (
    <div className="night-grid on-night bg-night text-paper">
      <Container>
        <div className="page-head-layout">
          <div>
            <p className="not-found-code">{code}</p>
            <h1 tabIndex={-1} className="page-heading">
              {heading}
            </h1>
            <p className="mt-4 text-xl text-night-text">{text}</p>
            <ul className="mt-8 flex flex-wrap gap-3.5">
              {links.map(({ title, to }, index) => (
                <li key={title}>
                  <Link to={to.href} className={index === 0 ? button.primary : button.outline}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <Drawing drawing={drawing} className="page-drawing" />
        </div>
      </Container>
    </div>
  );
}
