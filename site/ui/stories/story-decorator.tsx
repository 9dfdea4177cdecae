import { useState } from "react";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";

/** Wraps a story in padding and a router for its links. */
export function StoryDecorator({ Story }: { Story: ComponentType }) {
  const [Stub] = useState(() => createRoutesStub([{ path: "*", Component: Story }]));
  return (
    <div className="min-h-dvh bg-paper p-8">
      <Stub />
    </div>
  );
}
