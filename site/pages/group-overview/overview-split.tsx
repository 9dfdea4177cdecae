import { Head, PageBreadcrumb } from "#site/blocks/page-head.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import type { Link } from "#site/content/schemas/link-targets.server.ts";
import { Figure } from "#site/ui/figure.tsx";
import { grounds } from "#site/ui/section.tsx";

import type { PanelExample } from "./panel-examples.server.ts";

import "./overview-split.css";

type Panel = {
  to: Link;
  title: string;
  description: string;
  more: string;
  examples: readonly PanelExample[];
  image: string;
};

type Props = {
  crumbs: readonly Crumb[];
  shortTitle: string;
  heading: string;
  lead: string;
  counted: string;
  panels: readonly Panel[];
};

/** Grounds of the panels, from the first one. */
const panelGrounds = ["paper", "brand", "day", "accent", "mist", "night"] as const;

/** A split screen: what the pages have in common and how many there are, next to one panel for each. A panel is one link. */
export function OverviewSplit({ crumbs, shortTitle, heading, lead, counted, panels }: Props) {
  return (
    <Head ground="night" className="overview-split">
      <div className="overview-text">
        <PageBreadcrumb crumbs={crumbs} current={shortTitle} />
        <h1>{heading}</h1>
        <p>{lead}</p>
        <p className="overview-count" aria-hidden="true">
          <Figure value={`${panels.length}`} />
          {counted}
        </p>
      </div>
      <ul className="overview-panels">
        {panels.map(({ to, title, description, more, examples, image }, index) => (
          <li key={title} className={grounds[panelGrounds[index] ?? "paper"]}>
            <h2>
              <SiteLink {...to} className="after:absolute after:inset-0">
                {title}
              </SiteLink>
            </h2>
            <p>{description}</p>
            {examples.length > 0 && (
              <dl className="overview-examples">
                {examples.map((example) => (
                  <div key={example.title}>
                    <dt>{example.title}</dt>
                    <dd>{example.text}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="more" aria-hidden="true">
              {more}
            </p>
            <img src={image} alt="" width={240} height={240} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </Head>
  );
}
