import { readFileSync } from "node:fs";

import { forgetContent, getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";

import { readTeam } from "../../api/database/team.ts";
import { listCodeOwners, listDecisions, listPeople } from "./launch-list.ts";
import type { Decision } from "./launch-list.ts";

/** Reads the files again, so that the list is up to date while they are edited. */
export function readLaunchList(): Decision[] {
  forgetContent();
  const owners = listCodeOwners(readFileSync(".github/CODEOWNERS", "utf8"));
  return listDecisions(getContent(), listSitePages(), [...listPeople(readTeam()), ...owners]);
}
