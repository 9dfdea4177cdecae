import { describePages, indexingPath } from "../../api/contract.ts";

type IndexedSite = { origin: string; key: string };

/** Reports a page to our own host. Whatever comes of it is written to the console and nowhere else. */
export async function postPage(site: IndexedSite, path: string): Promise<void> {
  let result: unknown;
  try {
    const { status } = await fetch(indexingPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(describePages(site, [path])),
      credentials: "omit",
      // The report outlives the page.
      keepalive: true,
    });
    result = status;
  } catch (error) {
    result = error;
  }
  // oxlint-disable-next-line no-console -- CALL-2
  console.debug("Indexing", path, result);
}
