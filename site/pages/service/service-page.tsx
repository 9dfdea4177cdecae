import type { ComponentProps, ReactNode } from "react";

import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import type { ServiceDetailPage, ServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";
import { ServiceRows } from "#site/blocks/service-rows.tsx";
import { SplitSection } from "#site/ui/section.tsx";

import { FirstStep } from "./first-step.tsx";
import { Proof } from "./proof.tsx";

import "./service-page.css";

type Props = Omit<ServiceDetailPage | ServiceOverviewPage, "meta"> & {
  drawing: ComponentProps<typeof PageHead>["drawing"];
  /** The sections between first step and questions. */
  children: ReactNode;
};

/** Page of a service. Overviews and details differ in drawing and sections. */
export function ServicePage({ crumbs, service, drawing, firstStep, proof, related, children }: Props) {
  const { kind, title, heading, lead, questions, callToAction } = service;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        current={title}
        heading={heading}
        lead={lead}
        drawing={drawing}
        action={callToAction.button}
      />
      <FirstStep {...firstStep} />
      {children}
      <Questions questions={questions} isContinued={kind === "overview"} />
      {/* Proof and related services share one background. */}
      <div className="border-y border-line bg-mist">
        <Proof {...proof} />
        {related && (
          <SplitSection heading={related.heading} tone="paper" density="minor" isContinued>
            <ServiceRows services={related.cards} />
          </SplitSection>
        )}
      </div>
      <CallToAction {...callToAction} />
    </>
  );
}
