import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import type { Testimonial as TestimonialEntry } from "#site/content/schemas/testimonial.server.ts";
import type { Drawing } from "#site/drawings/drawing.ts";

type Props = TestimonialEntry & {
  /** Stands for the author without a photograph. */
  house: Drawing;
};

export function Testimonial({ company, quote, highlight, authorName, authorPosition, authorPhoto, house }: Props) {
  const [before, after] = quote.split(highlight, 2);
  return (
    <figure>
      <p className="word-mark font-semibold text-soft">{company}</p>
      <blockquote className="testimonial-quote">
        {before}
        <strong className="font-extrabold text-mark">{highlight}</strong>
        {after}
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-5">
        <div className="w-20 flex-none">
          {authorPhoto === undefined ? (
            <DrawingImage drawing={house} label={authorName} />
          ) : (
            <img src={authorPhoto} alt={authorName} width={208} height={208} loading="lazy" />
          )}
        </div>
        <span>
          <strong>{authorName}</strong>
          <br />
          {authorPosition}
        </span>
      </figcaption>
    </figure>
  );
}
