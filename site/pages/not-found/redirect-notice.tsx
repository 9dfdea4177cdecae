import { labels } from "#site/generated/shared-content.ts";
import { button } from "#site/ui/button.ts";

/** Announces the new URL. redirect.enhance.ts follows it; without JavaScript the link does. */
export function RedirectNotice({ target }: { target: string }) {
  const { heading, text, go } = labels.redirect;
  return (
    <>
      <h1>{heading}</h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      <p className="redirect-target">{target}</p>
      <p className="mt-8">
        <a href={target} className={button.primary}>
          {go}
        </a>
      </p>
      <output className="sr-only" />
    </>
  );
}
