import { useState } from "react";

import preview from "../../../.storybook/preview.ts";
import { SearchField } from "./search-field.tsx";
import { storyWords as words } from "#site/ui/stories/story-words.ts";

const meta = preview.meta({});

function Search({ typed }: { typed: string }) {
  const [value, setValue] = useState(typed);
  return (
    <SearchField
      label={words.search}
      placeholder={words.searchPlaceholder}
      clearLabel={words.clear}
      value={value}
      onChange={setValue}
    />
  );
}

export const Empty = meta.story({ render: () => <Search typed="" /> });
export const Filled = meta.story({ render: () => <Search typed={words.crumb} /> });
