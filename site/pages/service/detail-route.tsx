import { Drawing } from "#site/blocks/drawing.tsx";
import { getDetailPage } from "#site/content/page-data/service-page.server.ts";
import { slugOf } from "#site/content/page-data/lookup.server.ts";

import type { Route } from "./+types/detail-route";
import { DetailSections } from "./detail-sections.tsx";
import { PartMarks } from "./part-marks.tsx";
import { ServicePage } from "./service-page.tsx";

import "#site/blocks/service-rows.css";

export function loader({ url }: Route.LoaderArgs) {
  return getDetailPage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Detail({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  const label = service.capabilities.map(({ title }, index) => `${index + 1} ${title}`).join(", ");
  return (
    <ServicePage
      {...loaderData}
      drawing={
        <Drawing drawing={service.drawing} label={label} className="page-drawing service-drawing" id="parts" hasGround>
          <PartMarks marks={service.marks} />
        </Drawing>
      }
    >
      <DetailSections {...service} />
    </ServicePage>
  );
}
