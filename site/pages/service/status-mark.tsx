import { labels } from "#site/generated/shell.ts";

import type { SpecimenTable } from "#site/content/schemas/services.server.ts";

type Status = NonNullable<SpecimenTable["rows"][number]["status"]>;

/** Shapes, because colors alone are not enough. */
const signs: Record<Status, string> = {
  ok: "M3,8.5,6.5,12,13,5.5,11.5,4l-5,5-2-2z",
  warning: "M7,3h2v6H7zm0,8h2v2H7z",
  blocked: "M3,7h10v2H3z",
};

export function StatusMark({ status }: { status: Status }) {
  return (
    <>
      <svg className="status-mark" data-status={status} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M0,0h16v16H0z" />
        <path d={signs[status]} className="status-sign" />
      </svg>
      <span className="sr-only">{`${labels.service.statuses[status]}: `}</span>
    </>
  );
}
