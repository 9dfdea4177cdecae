import { site } from "virtual:shell";

import { mailHref, phoneHref } from "#site/paths.ts";
import { button } from "#site/ui/button/button.ts";

type Props = { call: string; mail: string; className: string };

/** Phone and mail in a page head. */
export function ContactButtons({ call, mail, className }: Props) {
  return (
    <p className={`flex flex-wrap gap-3.5 ${className}`}>
      <a href={phoneHref(site.phone)} className={`${button.primary} whitespace-nowrap`}>
        {call} {site.phone}
      </a>
      <a href={mailHref(site.mail)} className={button.outline}>
        {mail}
      </a>
    </p>
  );
}
