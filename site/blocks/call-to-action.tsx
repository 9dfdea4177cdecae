import { Link } from "react-router";

import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button/button.ts";

import { CallBand } from "./call-band.tsx";

type Props = { heading: string; text?: string | undefined; button: string };

/** Closes a page with a link to the contact page. */
export function CallToAction({ heading, text, button: label }: Props) {
  return (
    <CallBand heading={heading} text={text}>
      <Link prefetch="intent" to={pagePath("contact")} className={button.onBlue}>
        {label}
      </Link>
    </CallBand>
  );
}
