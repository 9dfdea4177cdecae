import { z } from "zod";

import { termSlug } from "#site/glossary/term-slug.ts";

import { drawing, link, list, text } from "./fields.server.ts";
import type { ReferenceTargets } from "#site/collections/reader/reference-targets.server.ts";

/** content/navigation.yaml: the header's groups and the footer's links. */
export function navigationSchema(known: ReferenceTargets) {
  const group = z
    .strictObject({
      title: text(24, "Title of the group"),
      description: text(140, "What the group is about, 12 to 18 words"),
      overview: link(known).describe("The page the group's title leads to"),
      drawing,
      items: list(
        z.strictObject({
          title: text(40, "Title of the link"),
          description: text(90, "What the visitor finds there, 6 to 12 words"),
          to: link(known),
        }),
        1,
        6,
        "The group's links, in their order",
      ),
    })
    .transform((entry) => ({ ...entry, id: `menu-${termSlug(entry.title)}` }));
  return z.strictObject({
    left: list(group, 3, 3, "Groups beside the logo"),
    right: list(group, 3, 3, "Groups beside the contact button"),
    footer: list(
      z.strictObject({
        title: text(40, "Title of the link"),
        to: link(known),
      }),
      1,
      12,
      "The footer's links, in their order",
    ),
  });
}

export type Navigation = z.output<ReturnType<typeof navigationSchema>>;
export type NavigationGroup = Navigation["left"][number];
