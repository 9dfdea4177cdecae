import type { ReactNode } from "react";

import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Section } from "#site/ui/section.tsx";

import "./call-to-action.css";

type BandProps = { heading: string; text?: string | undefined; children: ReactNode };

/** Closes a page: what to do next, in the largest type below the head. */
export function CallBand({ heading, text, children }: BandProps) {
  return (
    <Section ground="brand" className="call-band">
      <h2>{heading}</h2>
      <div className="call-band-foot">
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
    </Section>
  );
}

type Props = { heading: string; text?: string | undefined; button: string };

/** Closes a page with a link to the contact page. */
export function CallToAction({ heading, text, button: label }: Props) {
  return (
    <CallBand heading={heading} text={text}>
      <a href={pagePath("contact")} className={button.primary}>
        {label}
      </a>
    </CallBand>
  );
}
