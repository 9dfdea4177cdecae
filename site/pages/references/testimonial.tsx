import type { Testimonial as TestimonialEntry } from "#site/content/schemas/testimonial.server.ts";

import { platePath, Portrait } from "#site/blocks/portrait.tsx";

export function Testimonial(entry: TestimonialEntry) {
  const { company, quote, highlight, authorName, authorPosition, authorPhoto } = entry;
  const [before, after] = quote.split(highlight, 2);
  return (
    <figure>
      <p className="word-mark mb-4 font-semibold text-ink-3">{company}</p>
      <blockquote className="text-xl">
        {before}
        <strong className="font-bold">{highlight}</strong>
        {after}
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-5">
        {/* Without a photograph, a plate without initials: the name may be a request for it. */}
        <div className="w-24 flex-none">
          <Portrait image={authorPhoto ?? platePath(0)} label={authorName} />
        </div>
        <span className="text-ink-2">
          <strong className="text-ink">{authorName}</strong>
          <br />
          {authorPosition}
        </span>
      </figcaption>
    </figure>
  );
}
