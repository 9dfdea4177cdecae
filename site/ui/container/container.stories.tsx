import preview from "../../../.storybook/preview.ts";
import { Container } from "./container.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({ component: Container, args: { children: <p className="bg-mist">{labels.lead}</p> } });

export const Text = meta.story({});
