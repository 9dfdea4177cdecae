import type { ComponentProps, ReactNode } from "react";

import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { CardGrid, columnsFor } from "#site/blocks/card-grid.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { Questions } from "#site/blocks/questions.tsx";
import type { LinkedDetail, LinkedOverview } from "#site/collections/views/linked-service.server.ts";
import { Section } from "#site/ui/section/section.tsx";

import type { describeService } from "./describe-service.server.ts";
import { FirstStep } from "./first-step.tsx";
import { Proof } from "./proof.tsx";

type Props = Omit<ReturnType<typeof describeService>, "meta"> & {
  service: LinkedDetail | LinkedOverview;
  drawing: ComponentProps<typeof PageHead>["drawing"];
  /** The sections between first step and proof. */
  children: ReactNode;
};

/** Page of a service. Overviews and details differ in drawing and sections. */
export function ServicePage({ crumbs, service, drawing, firstStep, proof, related, children }: Props) {
  const { kind, title, heading, lead, questions, callToAction } = service;
  // Sections alternate; those of an overview end with a light one, those of a detail with a dark one.
  const tone = (index: number) => ((kind === "detail") === (index % 2 === 0) ? "paper" : "mist");
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
      <Proof {...proof} tone={tone(0)} />
      <Questions questions={questions} tone={tone(1)} />
      {related && (
        <Section heading={related.heading} tone={tone(questions ? 2 : 1)} className="no-print">
          <CardGrid cards={related.cards} columns={columnsFor(related.cards)} />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </>
  );
}
