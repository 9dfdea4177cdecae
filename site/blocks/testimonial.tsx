import type { Testimonial as TestimonialEntry } from "#site/collections/testimonial.server.ts";

export function Testimonial({ company, quote, highlight, authorName, authorPosition }: TestimonialEntry) {
  const [before, after] = quote.split(highlight, 2);
  return (
    <figure className="max-w-[40em]">
      <blockquote className="text-2xl leading-snug lg:text-3xl">
        {before}
        <strong className="font-bold">{highlight}</strong>
        {after}
      </blockquote>
      <figcaption className="mt-6 text-ink-2">
        <strong className="block text-ink">{authorName}</strong>
        {authorPosition}, {company}
      </figcaption>
    </figure>
  );
}
