import type { Testimonial as TestimonialEntry } from "#site/collections/schemas/testimonial.server.ts";

import { platePath, Portrait } from "#site/blocks/portrait.tsx";

import "./testimonial.css";

export function Testimonial(entry: TestimonialEntry) {
  const { company, quote, highlight, authorName, authorPosition, authorPhoto } = entry;
  const [before, after] = quote.split(highlight, 2);
  return (
    <figure className="grid gap-x-18 gap-y-8 lg:grid-cols-[0.45fr_1.55fr]">
      <p className="word-mark font-semibold text-ink-3 lg:row-span-2">{company}</p>
      <blockquote className="text-xl lg:text-2xl">
        {before}
        <strong className="font-bold">{highlight}</strong>
        {after}
      </blockquote>
      <figcaption className="flex items-center gap-5">
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
