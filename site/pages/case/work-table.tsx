import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { labels } from "#site/generated/shared-content.ts";

import "./work-table.css";

/** Tasks and challenges by area. On small screens a row becomes a block. */
export function WorkTable({ areas }: { areas: NonNullable<LinkedCase["sections"]["areas"]> }) {
  const { area, task, challenges: challengesLabel } = labels.case;
  return (
    <table className="work-table">
      <thead>
        <tr>
          {[area, task, challengesLabel].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ title, description, challenges }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              <RichText text={description} />
            </td>
            <td data-column={challengesLabel}>
              {challenges.map((challenge) => (
                <p key={challenge.title}>
                  <strong>{challenge.title}.</strong> <RichText text={challenge.description} />
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
