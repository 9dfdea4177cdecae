import { getOverviewPage } from "#site/content/page-data/service-page.server.ts";
import { slugOf } from "#site/content/page-data/lookup.server.ts";

import type { Route } from "./+types/overview-route";
import { OverviewSections } from "./overview-sections.tsx";
import { ServicePage } from "./service-page.tsx";
import { SlabNavigation } from "./slab-navigation.tsx";

import "#site/blocks/service-rows.css";

export function loader({ url }: Route.LoaderArgs) {
  return getOverviewPage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  return (
    <ServicePage {...loaderData} drawing={<SlabNavigation {...service} />}>
      <OverviewSections {...service} />
    </ServicePage>
  );
}
