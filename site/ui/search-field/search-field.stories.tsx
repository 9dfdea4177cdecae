import { useState } from "react";

import preview from "../../../.storybook/preview.ts";
import { SearchField } from "./search-field.tsx";
import { storyLabels as labels } from "#site/ui/stories/story-labels.ts";

const meta = preview.meta({});

function Search({ typed }: { typed: string }) {
  const [value, setValue] = useState(typed);
  return (
    <SearchField
      label={labels.search}
      placeholder={labels.searchPlaceholder}
      clearLabel={labels.clear}
      value={value}
      onChange={setValue}
    />
  );
}

export const Empty = meta.story({ render: () => <Search typed="" /> });
export const Filled = meta.story({ render: () => <Search typed={labels.crumb} /> });
