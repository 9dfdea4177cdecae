import { readFileSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";

import { readTeam } from "../../api/database/team.ts";
import { listCodeOwners, listDecisions, listPeople } from "./launch-list.ts";
import type { Decision } from "./launch-list.ts";

/** Returns the decisions about the content, the team and the repository. */
export function readLaunchList(confirmed = getContent().confirmed): Decision[] {
  const owners = listCodeOwners(readFileSync(".github/CODEOWNERS", "utf8"));
  return listDecisions({ ...getContent(), confirmed }, listSitePages(), [...listPeople(readTeam()), ...owners]);
}
