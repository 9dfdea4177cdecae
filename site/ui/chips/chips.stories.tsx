import { useState } from "react";

import preview from "../../../.storybook/preview.ts";
import { Chips } from "./chips.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({});

function Filters() {
  const [selected, setSelected] = useState<(typeof labels.filters)[number]["value"]>("all");
  return <Chips label={labels.categories} options={labels.filters} selected={selected} onSelect={setSelected} />;
}

export const OneSelected = meta.story({ render: () => <Filters /> });
