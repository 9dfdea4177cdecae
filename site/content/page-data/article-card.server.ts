import type { Drawing } from "#site/drawings/drawing.ts";
import { articlePath } from "#site/paths.ts";

import type { Article } from "#site/content/schemas/articles.server.ts";

export type ArticleCard = {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateText: string;
  revised?: { date: string; text: string } | undefined;
  minutes: number;
  drawing: Drawing;
};

// Fixed locale and time zone, so that the result does not depend on the machine.
const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const formatDate = (date: string): string => dateFormat.format(new Date(date));

export function articleCard({ slug, title, excerpt, category, date, revised, minutes, drawing }: Article): ArticleCard {
  return {
    href: articlePath(slug),
    title,
    excerpt,
    category,
    date,
    dateText: formatDate(date),
    revised: revised === undefined ? undefined : { date: revised, text: formatDate(revised) },
    minutes,
    drawing,
  };
}
