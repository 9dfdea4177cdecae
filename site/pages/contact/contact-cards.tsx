import type { ReactNode } from "react";
import { site } from "virtual:shell";

import type { Pages } from "#site/collections/schemas/pages.server.ts";
import { mailHref, phoneHref } from "#site/paths.ts";

import "#site/blocks/card-grid.css";

const link = "inline-flex min-h-11 items-center font-semibold text-blue-ink underline";

export function ContactCards({ page }: { page: Pick<Pages["contact"], "office" | "mail" | "phone"> }) {
  const { company, address, mail, phone } = site;
  return (
    <ul className="keep-together card-grid lg:grid-cols-3">
      <Card {...page.office}>
        <address className="not-italic">
          {company}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.city}
          <br />
          {address.country}
        </address>
      </Card>
      <Card {...page.mail}>
        <a href={mailHref(mail)} className={link}>
          {mail}
        </a>
      </Card>
      <Card {...page.phone}>
        <a href={phoneHref(phone)} className={`${link} whitespace-nowrap`}>
          {phone}
        </a>
      </Card>
    </ul>
  );
}

function Card({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <li>
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="mt-2 mb-4 text-ink-2">{description}</p>
      {children}
    </li>
  );
}
