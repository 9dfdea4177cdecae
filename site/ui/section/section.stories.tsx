import preview from "../../../.storybook/preview.ts";
import { Section } from "./section.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: Section, args: { children: <p>{words.answer}</p> } });

export const Paper = meta.story({ args: { heading: words.heading, lead: words.lead } });
export const Mist = meta.story({ args: { heading: words.heading, tone: "mist" } });
export const WithoutHeading = meta.story({});
