import type { ServiceDetailPage } from "#site/content/page-data/service-page.server.ts";

/** Numbers on the drawing of a service, one for each capability. */
export function PartMarks({ marks }: Pick<ServiceDetailPage["service"], "marks">) {
  return marks.map(({ from, to }, index) => (
    <g key={from.join(" ")} className="part-mark" data-part={index + 1}>
      <path d={`M${from.join(" ")}L${to.join(" ")}`} />
      <circle cx={from[0]} cy={from[1]} r="2" />
      <circle cx={to[0]} cy={to[1]} r="12" />
      <text x={to[0]} y={to[1]}>
        {index + 1}
      </text>
    </g>
  ));
}
