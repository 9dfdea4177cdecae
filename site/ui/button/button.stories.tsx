import preview from "../../../.storybook/preview.ts";
import { button } from "./button.ts";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({});

export const Primary = meta.story({
  render: () => (
    <a href="#contact" className={button.primary}>
      {words.action}
    </a>
  ),
});

export const Outline = meta.story({
  parameters: { tone: "night" },
  render: () => (
    <button type="button" className={button.outline}>
      {words.action}
    </button>
  ),
});

export const OnBlue = meta.story({
  render: () => (
    <p className="bg-blue p-8">
      <a href="#contact" className={button.onBlue}>
        {words.action}
      </a>
    </p>
  ),
});
