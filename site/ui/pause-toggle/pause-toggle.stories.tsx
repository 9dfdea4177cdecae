import preview from "../../../.storybook/preview.ts";
import { PauseToggle } from "./pause-toggle.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: PauseToggle, args: { label: words.pause }, parameters: { tone: "night" } });

export const OnNight = meta.story({});
