import { findLegacyTarget } from "#site/legacy-urls.ts";
import { onLeft, onRestored } from "#site/page-life.ts";
import { isPlainClick } from "#site/ui/is-plain-click.ts";

/** Milliseconds to read the notice. */
const delay = 2000;

/**
 * Redirects from a legacy URL and replaces it in the history. Hosts without our redirect rules serve the not-found page, which
 * contains the notice as a template (docs/decisions/015).
 */
export default function enhanceRedirect(box: HTMLElement): void {
  const template = box.querySelector("template");
  const target = template ? findLegacyTarget(location.pathname) : undefined;
  if (template && target !== undefined) showNotice(box, template, target);
  const link = box.querySelector<HTMLAnchorElement>(".redirect-target ~ p a");
  if (link) redirect(box, link);
}

function showNotice(box: HTMLElement, { content, dataset }: HTMLTemplateElement, target: string): void {
  content.querySelector(".redirect-target")?.append(target);
  content.querySelector("a")?.setAttribute("href", target);
  document.title = dataset["title"] ?? "";
  box.replaceChildren(content);
}

function redirect(box: HTMLElement, link: HTMLAnchorElement): void {
  const follow = () => {
    reportRedirect(location.pathname, link.pathname);
    location.replace(link.href);
  };
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(follow, delay);
  };
  start();
  onRestored(start);
  onLeft(() => clearTimeout(timer));
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    clearTimeout(timer);
    follow();
  });
  // A live region announces changes only, so it starts empty.
  const texts = [...box.querySelectorAll("h1, h1 ~ p:not(:has(a))")].map(({ textContent }) => textContent);
  box.querySelector("output")?.append(texts.join(" "));
}

/** Reports a redirect to analytics, if loaded. A failure must not stop the redirect. */
function reportRedirect(original_path: string, redirect_path: string): void {
  try {
    const { gtag } = globalThis as { gtag?: unknown };
    if (typeof gtag === "function") gtag("event", "legacy_url_redirect", { original_path, redirect_path });
  } catch (error) {
    // oxlint-disable-next-line no-console -- NF-24
    console.warn("The redirect could not be reported", error);
  }
}
