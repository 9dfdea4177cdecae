import { Chips } from "#site/ui/chips.tsx";
import { SearchField } from "#site/ui/search-field.tsx";

type Props = {
  words: { label: string; placeholder: string; clear: string; categories: string };
  options: readonly { value: string; label: string }[];
  query: string;
  category: string;
  onQuery: (query: string) => void;
  onCategory: (category: string) => void;
};

/** Search and categories above a list. Without script they could do nothing, so they are not shown. */
export function ListFilter({ words, options, query, category, onQuery, onCategory }: Props) {
  return (
    <search className="needs-script grid gap-4">
      <SearchField
        label={words.label}
        placeholder={words.placeholder}
        clearLabel={words.clear}
        value={query}
        onChange={onQuery}
      />
      <Chips label={words.categories} options={options} selected={category} onSelect={onCategory} />
    </search>
  );
}
