import { Head, PageBreadcrumb } from "#site/blocks/page-head.tsx";
import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { streetFile } from "#site/paths.ts";
import { initials } from "#site/ui/avatar/initials.ts";

import type { Street } from "./street.server.ts";

import "./about-head.css";

type Props = Pick<Pages["about"], "heading" | "lead" | "management"> & {
  crumbs: readonly Crumb[];
  shortTitle: string;
  tower: Street["tower"];
};

/** Opens the page by daylight: two towers for the two directors, below a cloud. */
export function AboutHead({ crumbs, shortTitle, heading, lead, management, tower }: Props) {
  return (
    <Head ground="day" className="about-head">
      <PageBreadcrumb crumbs={crumbs} current={shortTitle} />
      <h1>{heading}</h1>
      <div className="directors">
        <svg className="about-cloud" viewBox="-400 -200 800 400" aria-hidden="true">
          <use href={`${streetFile}#cloud`} />
        </svg>
        <p className="text-lg">{lead}</p>
        <h2>{management.heading}</h2>
        <ul className="profiles">
          {management.profiles.map(({ name, photo, role, description }, index) => (
            <li key={name}>
              {photo === undefined ? (
                <svg className="tower" viewBox={tower.viewBox} aria-hidden="true">
                  <use href={`${streetFile}#tower-${index}`} />
                  <text transform={tower.transform}>{initials(name)}</text>
                </svg>
              ) : (
                <div className="tower tower-frame">
                  <img src={photo} alt="" width={208} height={260} />
                </div>
              )}
              <div>
                <h3>{name}</h3>
                <p className="font-semibold">{role}</p>
                <p className="mt-2">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Head>
  );
}
