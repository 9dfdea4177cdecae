import { describePages, indexingPath } from "../../api/contract.ts";

type IndexedSite = { origin: string; key: string };

/** Reports a page to our own host. Logs the result to the console and ignores failures. */
export async function postPage(site: IndexedSite, path: string): Promise<void> {
  let result: unknown;
  try {
    const { status } = await fetch(indexingPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(describePages(site, [path])),
      credentials: "omit",
      // Completes the request after the page is closed.
      keepalive: true,
    });
    result = status;
  } catch (error) {
    result = error;
  }
  // oxlint-disable-next-line no-console -- CALL-2
  console.debug("Indexing", path, result);
}
