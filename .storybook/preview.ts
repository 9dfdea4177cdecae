import { definePreview } from "@storybook/react-vite";

import { StoryFrame } from "../site/ui/stories/story-frame.tsx";
import "./stories.css";

export default definePreview({
  addons: [],
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters }) => StoryFrame({ Story, tone: parameters["tone"] === "night" ? "night" : "paper" }),
  ],
});
