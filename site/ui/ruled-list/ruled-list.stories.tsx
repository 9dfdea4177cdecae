import preview from "../../../.storybook/preview.ts";
import { RuledList } from "./ruled-list.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: RuledList, args: { items: labels.items } });

export const ThreeItems = meta.story({});
