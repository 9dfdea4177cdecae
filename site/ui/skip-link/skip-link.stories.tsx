import preview from "../../../.storybook/preview.ts";
import { SkipLink } from "./skip-link.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({
  component: SkipLink,
  args: { target: "content", children: labels.skip },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="content" className="pt-16">
          {labels.lead}
        </p>
      </>
    ),
  ],
});

export const BeforeContent = meta.story({});
