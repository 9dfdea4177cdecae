import { useLayoutEffect } from "react";
import type { ReactNode } from "react";

import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";

type Props = {
  /** The articles (article-list.tsx). */
  children?: ReactNode;
  total: number;
  options: readonly Option[];
  labels: FilterLabels;
};

/** Filters the articles and features the first of those that are left. */
export default function ArticleFilter({ children, total, options, labels }: Props) {
  const filter = useFilter(options);
  const { list, found } = filter;
  useLayoutEffect(() => {
    const [featured, more] = list.current?.querySelectorAll(".article-cards") ?? [];
    const [first, ...others] = found?.map(({ element }) => element) ?? [];
    if (!first || !featured || !more) return;
    arrange(featured, [first]);
    arrange(more, others);
  }, [list, found]);
  return (
    <ListFilter labels={labels} options={options} filter={filter} total={total}>
      {children}
    </ListFilter>
  );
}

/** Replaces the items of a list only if they differ, because a moved element loses the focus. */
function arrange(list: Element, items: readonly Element[]): void {
  const isSame = items.length === list.children.length && items.every((item, index) => item === list.children[index]);
  if (!isSame) list.replaceChildren(...items);
}
