import preview from "../../../.storybook/preview.ts";
import { Spinner } from "./spinner.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: Spinner, args: { label: words.loading } });

export const Turning = meta.story({});
