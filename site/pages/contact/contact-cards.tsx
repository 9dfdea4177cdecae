import type { ReactNode } from "react";
import { site } from "#site/generated/shell.ts";

import type { Pages } from "#site/content/schemas/pages.server.ts";
import { mailHref, phoneHref } from "#site/paths.ts";

import "./contact-cards.css";

export function ContactCards({ page }: { page: Pick<Pages["contact"], "office" | "mail" | "phone"> }) {
  const { company, address, mail, phone } = site;
  return (
    <ul className="keep-together contact-cards">
      <Card {...page.office}>
        <address className="not-italic">
          {company}
          <br />
          {address.street}
          <br />
          {`${address.postalCode}\u00A0${address.city}`}
          <br />
          {address.country}
        </address>
      </Card>
      <Card {...page.mail}>
        <a href={mailHref(mail)}>{mail}</a>
      </Card>
      <Card {...page.phone}>
        <a href={phoneHref(phone)} className="whitespace-nowrap">
          {phone}
        </a>
      </Card>
    </ul>
  );
}

function Card({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <li>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-ink-2">{description}</p>
      {children}
    </li>
  );
}
