import preview from "../../../.storybook/preview.ts";
import { Badge } from "./badge.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: Badge, args: { children: labels.badges[0] } });

export const Outline = meta.story({});
export const OutlineOnDark = meta.story({ parameters: { tone: "night" } });
export const Pale = meta.story({ args: { tone: "pale" } });
export const PaleLink = meta.story({ args: { tone: "pale", href: "/resources/glossary" } });
