import { Link } from "react-router";

import { useSite } from "#site/blocks/site-context.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

import type { Route } from "./+types/not-found";

// No loader: this page is one file served under every unknown address, so its words come with the frame.
export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return matches[0].loaderData.notFoundMeta;
}

export default function NotFound() {
  const { code, heading, text, links } = useSite().words.notFound;
  return (
    <div className="bg-night py-20 text-paper lg:py-32">
      <Container>
        <p className="text-[clamp(7.5rem,17vw,15rem)] leading-[0.8] font-extrabold tracking-tighter text-amber">
          {code}
        </p>
        <h1 tabIndex={-1} className="mt-8 text-4xl font-bold lg:text-6xl">
          {heading}
        </h1>
        <p className="mt-4 text-xl text-night-text">{text}</p>
        <ul className="mt-9 flex flex-wrap gap-3.5">
          {links.map(({ title, to }) => (
            <li key={title}>
              <Link to={to.href} className={button.outline}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
