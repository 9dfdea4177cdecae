import logo from "#site/public/favicon.svg?raw";

const inner = { __html: logo };

export function SiteLogo() {
  // oxlint-disable-next-line react/no-danger -- Our own file.
  return <span className="block size-7 max-[22rem]:hidden" aria-hidden="true" dangerouslySetInnerHTML={inner} />;
}
