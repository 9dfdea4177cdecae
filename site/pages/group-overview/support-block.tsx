import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { labels } from "#site/generated/shared-content.ts";

export function SupportBlock({ heading, text }: { heading: string | undefined; text: string | undefined }) {
  const { support } = labels;
  return <CallToAction heading={heading ?? support.heading} text={text ?? support.text} button={support.button} />;
}
