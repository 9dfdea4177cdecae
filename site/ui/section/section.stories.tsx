import preview from "../../../.storybook/preview.ts";
import { Section } from "./section.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: Section, args: { children: <p>{labels.answer}</p> } });

export const Paper = meta.story({ args: { heading: labels.heading, lead: labels.lead } });
export const Mist = meta.story({ args: { heading: labels.heading, tone: "mist" } });
export const WithoutHeading = meta.story({});
