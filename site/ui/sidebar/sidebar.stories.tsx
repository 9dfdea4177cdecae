import preview from "../../../.storybook/preview.ts";
import { Sidebar } from "./sidebar.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({
  component: Sidebar,
  args: {
    label: words.navigation,
    toggleLabel: words.toggle,
    closeLabel: words.close,
    items: words.sidebarItems,
  },
  decorators: [
    (Story) => (
      <div className="-m-8 md:flex">
        <Story />
        <p className="p-8">{words.answer}</p>
      </div>
    ),
  ],
});

export const Mounted = meta.story({});
