import { useState } from "react";

import preview from "../../../.storybook/preview.ts";
import { Chips } from "./chips.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({});

function Filters() {
  const [selected, setSelected] = useState<(typeof words.filters)[number]["value"]>("all");
  return <Chips label={words.categories} options={words.filters} selected={selected} onSelect={setSelected} />;
}

export const OneSelected = meta.story({ render: () => <Filters /> });
