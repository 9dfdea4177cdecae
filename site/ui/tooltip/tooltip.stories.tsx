import { button } from "#site/ui/button.ts";

import preview from "../../../.storybook/preview.tsx";
import { storyLabels as labels } from "../../../.storybook/story-labels.ts";
import { Tooltip } from "./tooltip.tsx";

const meta = preview.meta({});

const pairs = [
  { label: labels.share, text: labels.explanation },
  { label: labels.shareMore, text: labels.shareMoreExplanation },
];

export const TwoButtons = meta.story({
  render: () => (
    <p className="flex gap-6 pt-16">
      {pairs.map(({ label, text }) => (
        <Tooltip key={label} text={text}>
          {(describedBy) => (
            <button type="button" className={button.primary} aria-describedby={describedBy}>
              {label}
            </button>
          )}
        </Tooltip>
      ))}
    </p>
  ),
});
