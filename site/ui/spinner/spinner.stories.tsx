import preview from "../../../.storybook/preview.ts";
import { Spinner } from "./spinner.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: Spinner, args: { label: labels.loading } });

export const Turning = meta.story({});
