import { useState } from "react";

import preview from "../../../.storybook/preview.ts";
import { Drawer } from "./drawer.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({});

function Contents({ side, startsOpen = false }: { side: "left" | "right"; startsOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <>
      <button type="button" className="min-h-11 underline" onClick={() => setIsOpen(true)}>
        {labels.open}
      </button>
      <a href="#outside" className="ml-6 inline-block min-h-6 underline">
        {labels.outside}
      </a>
      <Drawer
        label={labels.contents}
        closeLabel={labels.close}
        side={side}
        className="w-80"
        open={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <ul>
          {labels.questions.map((question) => (
            <li key={question}>
              <a href="#section" className="inline-block py-2">
                {question}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}

export const Closed = meta.story({ render: () => <Contents side="right" /> });
export const Right = meta.story({ render: () => <Contents side="right" startsOpen /> });
export const Left = meta.story({ render: () => <Contents side="left" startsOpen /> });
