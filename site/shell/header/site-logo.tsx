import mark from "#site/public/favicon.svg?raw";

const inner = { __html: mark };

/** The mark, as the icon shows it. Decoration beside the name. */
export function SiteLogo() {
  // oxlint-disable-next-line react/no-danger -- A file of our own.
  return <span className="block size-7" aria-hidden="true" dangerouslySetInnerHTML={inner} />;
}
