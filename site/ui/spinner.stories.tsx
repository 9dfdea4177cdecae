import preview from "../../.storybook/preview.tsx";
import { storyLabels as labels } from "../../.storybook/story-labels.ts";
import { Spinner } from "./spinner.tsx";

const meta = preview.meta({ component: Spinner, args: { label: labels.loading } });

export const Turning = meta.story({});
