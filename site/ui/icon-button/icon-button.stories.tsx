import preview from "../../../.storybook/preview.ts";
import { icons } from "#site/ui/icon/icons.ts";
import { IconButton } from "./icon-button.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: IconButton, args: { label: labels.close, d: icons.close } });

export const OnLight = meta.story({});
export const OnDark = meta.story({ parameters: { tone: "night" } });
export const Disabled = meta.story({ args: { disabled: true } });
