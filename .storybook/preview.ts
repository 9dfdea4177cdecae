import { definePreview } from "@storybook/react-vite";

import { StoryFrame } from "../site/ui/story-frame.tsx";
import "../site/styles/site.css";

// oxlint-disable-next-line import/no-default-export -- Storybook demands it.
export default definePreview({
  addons: [],
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters }) => StoryFrame({ Story, tone: parameters["tone"] === "night" ? "night" : "paper" }),
  ],
});
