import { site } from "#site/generated/shell.ts";

import { mailHref, phoneHref } from "#site/paths.ts";
import { button } from "#site/ui/button/button.ts";

type Props = { call: string; mail: string; className: string };

/** Phone and mail in a page head. */
export function ContactButtons({ call, mail, className }: Props) {
  return (
    <p className={`grid grid-cols-2 gap-3 sm:flex ${className}`}>
      <a href={phoneHref(site.phone)} className={`${button.primary} gap-1 whitespace-nowrap`}>
        {call} <span className="max-sm:hidden">{site.phone}</span>
      </a>
      <a href={mailHref(site.mail)} className={button.outline}>
        {mail}
      </a>
    </p>
  );
}
