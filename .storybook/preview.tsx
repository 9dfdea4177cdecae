import { definePreview } from "@storybook/react-vite";
import { useState } from "react";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";

import "./stories.css";

/** Wraps a story in padding and a router for its links. */
function Frame({ Story }: { Story: ComponentType }) {
  const [Stub] = useState(() => createRoutesStub([{ path: "*", Component: Story }]));
  return (
    <div className="min-h-dvh bg-paper p-8">
      <Stub />
    </div>
  );
}

export default definePreview({
  addons: [],
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <Frame Story={Story} />],
});
