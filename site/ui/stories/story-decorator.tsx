import { useState } from "react";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";

/** Around every story: a router for its links, and the ground it stands on. */
export function StoryDecorator({ Story, tone }: { Story: ComponentType; tone: "paper" | "night" }) {
  const [Stub] = useState(() => createRoutesStub([{ path: "*", Component: Story }]));
  return (
    <div className={`min-h-dvh p-8 ${tone === "night" ? "on-dark bg-night text-paper" : "bg-paper"}`}>
      <Stub />
    </div>
  );
}
