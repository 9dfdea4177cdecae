import preview from "../../../.storybook/preview.ts";
import { BadgeList } from "./badge-list.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: BadgeList, args: { badges: words.badges } });

export const OnPaper = meta.story({});
export const OnNight = meta.story({ parameters: { tone: "night" } });
