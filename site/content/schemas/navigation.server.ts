import { z } from "zod";

import { slugify } from "#site/slugify.ts";

import { drawing, list, text } from "./fields.server.ts";
import { link } from "./link-targets.server.ts";
import type { ReferenceTargets } from "./link-targets.server.ts";

/** content/navigation.yaml: the header's groups and the footer's links. */
export function navigationSchema(targets: ReferenceTargets) {
  const group = z
    .strictObject({
      title: text(24, "Title of the group"),
      description: text(140, "Summary of the group, 12 to 18 words"),
      overview: link(targets).describe("Target of the group's title"),
      drawing,
      items: list(
        z.strictObject({
          title: text(40, "Title of the link"),
          description: text(90, "Summary of the page, 6 to 12 words"),
          to: link(targets),
        }),
        1,
        6,
        "Links of the group, in this order",
      ).meta({ title: "Links" }),
    })
    .transform((entry) => ({ ...entry, id: `menu-${slugify(entry.title)}` }));
  return z.strictObject({
    left: list(group, 3, 3, "Groups next to the logo"),
    right: list(group, 3, 3, "Groups next to the contact button"),
    footer: list(
      z.strictObject({ title: text(40, "Title of the link"), to: link(targets) }),
      6,
      12,
      "Links of the footer, in this order; the cookie settings follow",
    ),
  });
}

export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
export type NavigationGroup = Navigation["left"][number];
