import preview from "../../../.storybook/preview.ts";
import { Accordion } from "./accordion.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: Accordion });

export const Closed = meta.story({
  args: {
    name: "questions",
    headingLevel: 2,
    items: labels.questions.map((heading, index) => ({ id: `question-${index}`, heading, content: labels.answer })),
  },
});

export const WithoutAnchors = meta.story({
  args: {
    name: "questions",
    headingLevel: 2,
    items: labels.questions.map((heading) => ({ heading, content: labels.answer })),
  },
});
