import { site } from "#site/generated/shell.ts";

import type { Pages } from "#site/content/schemas/pages.server.ts";
import { mailHref, phoneHref } from "#site/paths.ts";

import "./contact-lines.css";

/** Phone and mail, large, in the page head. */
export function ContactLines({ call, mail }: Pages["contact"]["hero"]) {
  return (
    <ul className="contact-lines">
      <li>
        <span>{call}</span>
        <a href={phoneHref(site.phone)} className="whitespace-nowrap">
          {site.phone}
        </a>
      </li>
      <li>
        <span>{mail}</span>
        <a href={mailHref(site.mail)}>{site.mail}</a>
      </li>
    </ul>
  );
}
