import type { ReactNode } from "react";

import type { Pages } from "#site/content/schemas/pages.server.ts";
import { site } from "#site/generated/shared-content.ts";
import { mailHref, phoneHref } from "#site/paths.ts";

import "./contact-cards.css";

/** Phone, mail and address. Phone and mail fill the width of the window. */
export function ContactCards({ page }: { page: Pick<Pages["contact"], "office" | "mail" | "phone"> }) {
  const { company, address, mail, phone } = site;
  const [user, host] = mail.split("@");
  return (
    <ul className="contact-cards">
      <Card {...page.phone}>
        <a href={phoneHref(phone)} className="contact-line">
          {phone}
        </a>
      </Card>
      <Card {...page.mail}>
        <a href={mailHref(mail)} className="contact-line">
          {user}
          <wbr />@{host}
        </a>
      </Card>
      <Card {...page.office}>
        <address>
          {company}
          <br />
          {address.street}
          <br />
          {`${address.postalCode}\u00A0${address.city}`}
          <br />
          {address.country}
        </address>
      </Card>
    </ul>
  );
}

function Card({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <li>
      <h2>{title}</h2>
      <p>{description}</p>
      {children}
    </li>
  );
}
