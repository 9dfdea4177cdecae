import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { slugOf } from "#site/content/page-data/lookup.server.ts";
import { getServiceDetailPage } from "#site/content/page-data/service-page.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/detail-route";
import { Approach } from "./approach.tsx";
import { Benefits } from "./benefits.tsx";
import { Capabilities } from "./capabilities.tsx";
import { FirstStep } from "./first-step.tsx";
import { PartMarks } from "./part-marks.tsx";
import { ServiceEnd } from "./service-end.tsx";
import { ServiceHead } from "./service-head.tsx";
import { SheetBand } from "./sheet-band.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return getServiceDetailPage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ServiceDetailRoute({ loaderData }: Route.ComponentProps) {
  const { crumbs, service, firstStep } = loaderData;
  const label = service.capabilities.map(({ title }, index) => `${index + 1} ${title}`).join(", ");
  return (
    <>
      <ServiceHead crumbs={crumbs} service={service} viewBox={service.drawing.viewBox}>
        <DrawingImage drawing={service.drawing} label={label} className="service-drawing" id="parts">
          <PartMarks marks={service.marks} />
        </DrawingImage>
      </ServiceHead>
      <FirstStep firstStep={firstStep} specimen={service.specimen} />
      {service.ownTrace && <SheetBand {...service.ownTrace} />}
      <Section heading={labels.service.capabilities}>
        <Capabilities capabilities={service.capabilities} />
      </Section>
      <Benefits benefits={service.benefits} />
      <Approach {...service.approach} />
      <ServiceEnd {...loaderData}>{service.closingSheet && <SheetBand {...service.closingSheet} />}</ServiceEnd>
    </>
  );
}
