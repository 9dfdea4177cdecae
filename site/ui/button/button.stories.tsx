import preview from "../../../.storybook/preview.ts";
import { button } from "./button.ts";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({});

export const Primary = meta.story({
  render: () => (
    <a href="#contact" className={button.primary}>
      {labels.action}
    </a>
  ),
});

export const Outline = meta.story({
  parameters: { tone: "night" },
  render: () => (
    <button type="button" className={button.outline}>
      {labels.action}
    </button>
  ),
});

export const OnBlue = meta.story({
  render: () => (
    <p className="bg-blue p-8">
      <a href="#contact" className={button.onBlue}>
        {labels.action}
      </a>
    </p>
  ),
});
