import type { ComponentProps } from "react";

import { LongText } from "#site/blocks/long-text.tsx";

import "./prose.css";

/** Shows prose that a loader has rendered, so that browsers load its styles but not the code of its components. */
export function RenderedProse(props: ComponentProps<typeof LongText>) {
  return <LongText {...props} />;
}
