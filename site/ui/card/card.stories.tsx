import preview from "../../../.storybook/preview.ts";
import { Card } from "./card.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: Card });

const text = (
  <>
    <h2 className="text-xl font-semibold">
      <a href="#case" className="after:absolute after:inset-0 hover:underline">
        {labels.cardTitle}
      </a>
    </h2>
    <p className="mt-2 text-ink-2">{labels.cardText}</p>
  </>
);

export const Text = meta.story({ args: { children: text } });
export const WithMedia = meta.story({ args: { children: text, media: <div className="h-40 bg-night" /> } });

export const InAList = meta.story({
  render: () => (
    <ul className="grid gap-7 md:grid-cols-2">
      {[labels.cardTitle, labels.heading].map((title) => (
        <Card key={title} as="li" media={<div className="h-40 bg-mist" />}>
          <h2 className="text-xl font-semibold">{title}</h2>
          <p className="mt-2 text-ink-2">{labels.cardText}</p>
        </Card>
      ))}
    </ul>
  ),
});
