import { labels } from "#site/generated/shell.ts";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { getServiceDetailPage } from "#site/content/page-data/service-page.server.ts";
import { slugOf } from "#site/content/page-data/lookup.server.ts";
import { RichText } from "#site/blocks/rich-text.tsx";
import { plainText } from "#site/glossary/linked-text.ts";
import { RuledList } from "#site/ui/ruled-list.tsx";
import { Section, SplitSection } from "#site/ui/section.tsx";

import type { Route } from "./+types/detail-route";
import { Approach } from "./approach.tsx";
import { Capabilities, PartMarks } from "./part-cards.tsx";
import { ServicePage } from "./service-page.tsx";
import { Specimen } from "./specimen.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return getServiceDetailPage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ServiceDetailRoute({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData;
  const label = service.capabilities.map(({ title }, index) => `${index + 1} ${title}`).join(", ");
  return (
    <ServicePage
      {...loaderData}
      drawing={
        <DrawingImage
          drawing={service.drawing}
          label={label}
          className="page-drawing service-drawing"
          id="parts"
          hasGround
        >
          <PartMarks marks={service.marks} />
        </DrawingImage>
      }
    >
      <Section heading={labels.service.capabilities}>
        <Capabilities capabilities={service.capabilities} />
      </Section>
      <SplitSection heading={labels.service.benefits}>
        <RuledList
          items={service.benefits.map((benefit) => (
            <RichText key={plainText(benefit)} text={benefit} />
          ))}
        />
      </SplitSection>
      <Section heading={labels.service.approach}>
        <Approach {...service.approach} />
      </Section>
      <Specimen {...service.specimen} />
    </ServicePage>
  );
}
