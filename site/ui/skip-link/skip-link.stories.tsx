import preview from "../../../.storybook/preview.ts";
import { SkipLink } from "./skip-link.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({
  component: SkipLink,
  args: { target: "content", children: words.skip },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="content" className="pt-16">
          {words.lead}
        </p>
      </>
    ),
  ],
});

export const BeforeContent = meta.story({});
