import { defineMain } from "@storybook/react-vite/node";

export default defineMain({
  stories: ["../site/ui/**/*.stories.tsx"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // Nothing leaves the machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its reader of component types does not know TypeScript 7.
  typescript: { reactDocgen: false, check: false },
});
