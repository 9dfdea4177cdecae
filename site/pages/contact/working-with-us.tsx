import type { Pages } from "#site/content/schemas/pages.server.ts";
import { Container } from "#site/ui/section.tsx";

/** Says what happens after a call or an email. */
export function WorkingWithUs({ heading, lead, items }: Pages["contact"]["workingWithUs"]) {
  return (
    <section id="working-with-us" className="border-t border-line bg-mist py-16 lg:py-26">
      <Container>
        <div className="grid items-baseline gap-x-18 lg:grid-cols-[0.8fr_1.2fr]">
          <h2 className="text-2xl font-bold lg:text-3xl">{heading}</h2>
          <p className="mt-4 text-lg text-ink-2">{lead}</p>
        </div>
        <ul className="mt-10 grid gap-x-8 lg:grid-cols-3 lg:gap-y-6 print:block">
          {items.map(({ title, description }) => (
            <li
              key={title}
              className="grid content-start gap-x-8 gap-y-1 border-t border-line py-5 md:max-lg:grid-cols-[12rem_1fr]"
            >
              <h3 className="text-base font-bold tracking-normal">{title}</h3>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
