import { linkDetail } from "#site/collections/views/linked-service.server.ts";
import { getServiceDetail, slugOf } from "#site/collections/views/lookup.server.ts";

import type { Route } from "./+types/detail-route";
import { describeService } from "./describe-service.server.ts";
import { DetailSections } from "./detail-sections.tsx";
import { ServicePage } from "./service-page.tsx";

import "#site/blocks/service-rows.css";

export function loader({ url }: Route.LoaderArgs) {
  const service = getServiceDetail(slugOf(url));
  return { ...describeService(service), service: linkDetail(service) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Detail({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  return (
    <ServicePage {...loaderData} drawing={service.drawing}>
      <DetailSections {...service} />
    </ServicePage>
  );
}
