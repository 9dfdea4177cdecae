import { graphPath } from "#site/paths.ts";

/**
 * After a page change in the browser: puts the new page's structured data in place of the old. The build has written it
 * beside the page, so that no visitor loads code for it. Until it is there nothing is said, rather than something wrong.
 */
export function showStructuredData(path: string): () => void {
  const abort = new AbortController();
  document.querySelector('script[type="application/ld+json"]')?.remove();
  // What is not to be indexed has none, and the development server has no files yet.
  const hasFile = import.meta.env.PROD && !document.querySelector('meta[name="robots"]');
  if (hasFile) void show(graphPath(path), abort.signal);
  return () => abort.abort();
}

async function show(address: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(address, { signal, priority: "low" });
    if (!response.ok) return;
    // oxlint-disable-next-line gate/embeds-pass-the-gate -- Data from our own host: nothing in it runs.
    const block = document.createElement("script");
    block.type = "application/ld+json";
    block.textContent = await response.text();
    if (!signal.aborted) document.body.append(block);
  } catch {
    // Offline, or the visitor has moved on.
  }
}
