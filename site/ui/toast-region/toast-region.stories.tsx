import { useState } from "react";

import preview from "../../../.storybook/preview.ts";
import { button } from "#site/ui/button/button.ts";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";
import { ToastRegion } from "./toast-region.tsx";
import { ToastStore } from "./toast-store.ts";

const meta = preview.meta({});

function Messages({ startsOpen = false }: { startsOpen?: boolean }) {
  const [store] = useState(() => {
    const started = new ToastStore();
    if (startsOpen) started.add({ title: labels.toastTitle, text: labels.toastChanged });
    return started;
  });
  const [count, setCount] = useState(0);
  const [last, setLast] = useState(0);
  const add = () => {
    setCount(count + 1);
    setLast(store.add({ text: `${labels.toastNext} ${count + 1}` }));
  };
  return (
    <>
      <p className="flex gap-4">
        <button type="button" className={button.primary} onClick={add}>
          {labels.toastAdd}
        </button>
        <button
          type="button"
          className={button.primary}
          onClick={() => store.update(last, { text: labels.toastChanged })}
        >
          {labels.toastUpdate}
        </button>
      </p>
      <ToastRegion store={store} closeLabel={labels.close} />
    </>
  );
}

export const Empty = meta.story({ render: () => <Messages /> });
export const Open = meta.story({ render: () => <Messages startsOpen /> });
