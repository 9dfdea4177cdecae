import preview from "../../../.storybook/preview.tsx";
import { storyLabels as labels } from "../../../.storybook/story-labels.ts";
import { Sidebar } from "./sidebar.tsx";

const meta = preview.meta({
  component: Sidebar,
  args: {
    label: labels.navigation,
    toggleLabel: labels.toggle,
    closeLabel: labels.close,
    items: labels.sidebarItems,
  },
  decorators: [
    (Story) => (
      <div className="-m-8 md:flex">
        <Story />
        <p className="p-8">{labels.answer}</p>
      </div>
    ),
  ],
});

export const Mounted = meta.story({});
