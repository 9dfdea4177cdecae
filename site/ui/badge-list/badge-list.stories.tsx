import preview from "../../../.storybook/preview.ts";
import { BadgeList } from "./badge-list.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: BadgeList, args: { badges: labels.badges } });

export const OnLight = meta.story({});
export const OnDark = meta.story({ parameters: { tone: "night" } });
