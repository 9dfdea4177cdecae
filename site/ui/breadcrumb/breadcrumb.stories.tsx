import preview from "../../../.storybook/preview.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({
  component: Breadcrumb,
  args: { label: words.breadcrumb, crumbs: words.crumbs, current: words.crumb },
  parameters: { tone: "night" },
});

export const OnNight = meta.story({});
