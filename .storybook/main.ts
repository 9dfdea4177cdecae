import { defineMain } from "@storybook/react-vite/node";

// Stories of components and states that no page shows at rest; the pages show all others.
export default defineMain({
  stories: ["../site/ui/**/*.stories.tsx"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's docgen does not support TypeScript 7.
  typescript: { reactDocgen: false, check: false },
});
