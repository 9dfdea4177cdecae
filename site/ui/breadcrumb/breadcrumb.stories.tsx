import preview from "../../../.storybook/preview.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({
  component: Breadcrumb,
  args: { label: labels.breadcrumb, crumbs: labels.crumbs, current: labels.crumb },
  parameters: { tone: "night" },
});

export const OnDark = meta.story({});
