import preview from "../../../.storybook/preview.ts";
import { Container } from "./container.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({ component: Container, args: { children: <p className="bg-mist">{words.lead}</p> } });

export const Text = meta.story({});
export const Wide = meta.story({ args: { wide: true } });
