import preview from "../../../.storybook/preview.ts";
import { PauseToggle } from "./pause-toggle.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: PauseToggle, args: { label: labels.pause }, parameters: { tone: "night" } });

export const OnDark = meta.story({});
