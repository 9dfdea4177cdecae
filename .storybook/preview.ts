import { definePreview } from "@storybook/react-vite";

import { StoryDecorator } from "../site/ui/stories/story-decorator.tsx";
import "./stories.css";

export default definePreview({
  addons: [],
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => StoryDecorator({ Story })],
});
