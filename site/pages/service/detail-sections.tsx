import { labels } from "#site/generated/shell.ts";

import { RichText } from "#site/blocks/rich-text.tsx";
import { SplitSection } from "#site/blocks/split-section.tsx";
import type { DetailPage } from "#site/content/page-data/service-page.server.ts";
import { plainText } from "#site/glossary/linked-text.ts";
import { RuledList } from "#site/ui/ruled-list/ruled-list.tsx";
import { Section } from "#site/ui/section/section.tsx";

import { Approach } from "./approach.tsx";
import { Capabilities } from "./capabilities.tsx";
import { Specimen } from "./specimen.tsx";

export function DetailSections({ capabilities, benefits, approach, specimen }: DetailPage["service"]) {
  return (
    <>
      <Section heading={labels.service.capabilities}>
        <Capabilities capabilities={capabilities} />
      </Section>
      <SplitSection heading={labels.service.benefits}>
        <RuledList
          items={benefits.map((benefit) => (
            <RichText key={plainText(benefit)} text={benefit} />
          ))}
        />
      </SplitSection>
      <Section heading={labels.service.approach}>
        <Approach {...approach} />
      </Section>
      <Specimen {...specimen} />
    </>
  );
}
