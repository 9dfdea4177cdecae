import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import { Figure } from "#site/ui/figure.tsx";

import { CountedField, FieldCaption } from "./counted-field.tsx";

type Props = { keyNumber: { value: string; text: string }; field: CountedFieldData; className: string };

/** The figure of a case and the drawing that counts it. A figure that the drawing contains is not shown twice. */
export function CaseFigure({ keyNumber, field, className }: Props) {
  return (
    <>
      <p className={className}>
        <strong className={field.showsFigure ? "sr-only" : ""}>
          <Figure value={keyNumber.value} />
        </strong>{" "}
        <span>{keyNumber.text}</span>
      </p>
      <CountedField {...field} />
      <FieldCaption {...field} />
    </>
  );
}
