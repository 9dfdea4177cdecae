import type { ReactNode } from "react";

import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import { ServiceRows } from "#site/blocks/service-rows.tsx";
import type { ServiceDetailPage, ServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";
import { Section } from "#site/ui/section.tsx";

import { Proof } from "./proof.tsx";

type Props = Pick<ServiceDetailPage | ServiceOverviewPage, "proof" | "related" | "service"> & { children?: ReactNode };

/** What all pages of services end with. Children follow the questions. */
export function ServiceEnd({ service: { questions, callToAction }, proof, related, children }: Props) {
  return (
    <>
      <Questions questions={questions} />
      {children}
      <Proof {...proof} />
      {related && (
        <Section className="no-print">
          <h2 className="text-xl">{related.heading}</h2>
          <ServiceRows services={related.cards} />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </>
  );
}
