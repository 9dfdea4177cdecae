import preview from "../../../.storybook/preview.ts";
import { RuledList } from "./ruled-list.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: RuledList, args: { items: words.items } });

export const ThreeItems = meta.story({});
