import type { Testimonial as TestimonialEntry } from "#site/collections/schemas/testimonial.server.ts";

import { platePath, Portrait } from "#site/blocks/portrait.tsx";

import "./testimonial.css";

export function Testimonial(entry: TestimonialEntry) {
  const { company, quote, highlight, authorName, authorPosition, authorPhoto } = entry;
  const [before, after] = quote.split(highlight, 2);
  return (
    <figure className="testimonial">
      <p className="word-mark font-semibold text-ink-3">{company}</p>
      <blockquote className="text-xl lg:text-2xl">
        {before}
        <strong className="font-bold">{highlight}</strong>
        {after}
      </blockquote>
      <figcaption className="flex items-center gap-6">
        <div className="author-portrait">
          <Portrait name={authorName} image={authorPhoto ?? platePath(0)} label={authorName} />
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
