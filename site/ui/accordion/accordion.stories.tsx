import preview from "../../../.storybook/preview.ts";
import { Accordion } from "./accordion.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: Accordion });

export const Closed = meta.story({
  args: {
    name: "questions",
    headingLevel: 2,
    items: words.questions.map((heading, index) => ({ id: `question-${index}`, heading, content: words.answer })),
  },
});

export const WithoutAnchors = meta.story({
  args: {
    name: "questions",
    headingLevel: 2,
    items: words.questions.map((heading) => ({ heading, content: words.answer })),
  },
});
