import preview from "../../../.storybook/preview.tsx";
import { storyLabels as labels } from "../../../.storybook/story-labels.ts";
import { Avatar } from "./avatar.tsx";

const meta = preview.meta({ component: Avatar, args: { name: labels.person } });

// Storybook serves its favicon; tests stub the URL that never loads.
export const Loaded = meta.story({ args: { src: "./favicon.svg" } });
export const Loading = meta.story({ args: { src: "./never-arrives.png" } });
export const Failed = meta.story({ args: { src: "data:image/png;base64,AAAA" } });
export const Named = meta.story({ args: { src: "data:image/png;base64,AAAA", label: labels.person } });
