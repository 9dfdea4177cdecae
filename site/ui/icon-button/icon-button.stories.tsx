import preview from "../../../.storybook/preview.ts";
import { icons } from "#site/ui/icon/icons.ts";
import { IconButton } from "./icon-button.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: IconButton, args: { label: words.close, d: icons.close } });

export const OnPaper = meta.story({});
export const OnNight = meta.story({ parameters: { tone: "night" } });
export const Disabled = meta.story({ args: { disabled: true } });
