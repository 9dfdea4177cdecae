import preview from "../../../.storybook/preview.ts";
import { Badge } from "./badge.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: Badge, args: { children: words.badges[0] } });

export const Outline = meta.story({});
export const OutlineOnNight = meta.story({ parameters: { tone: "night" } });
export const Pale = meta.story({ args: { tone: "pale" } });
export const PaleLink = meta.story({ args: { tone: "pale", href: "/resources/glossary" } });
