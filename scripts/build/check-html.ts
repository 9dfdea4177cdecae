/** What our content security policy would block in a page: it must not be built. */
export function findBlockedMarkup(html: string): string[] {
  const markup = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  const blocked = {
    "a style attribute": /<[a-z][^>]*\sstyle=/,
    "a <style> element": /<style\b/,
    "a data: address": /(?:src|href|srcset)="data:/,
  };
  return Object.entries(blocked)
    .filter(([, pattern]) => pattern.test(markup))
    .map(([name]) => name);
}
