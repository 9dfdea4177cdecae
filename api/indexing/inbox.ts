import type { PageManifest } from "../contract.ts";
import type { Database } from "../database/connect-database.ts";

export type Inbox = {
  /** Notes these pages in their present version; says how many of them are new. */
  accept: (manifest: PageManifest, paths: readonly string[]) => Promise<number>;
};

/** Takes every page once in each version, however many visitors and processes report it. */
export function createInbox(database: Database): Inbox {
  // What the database is known to know. Most visits end here: a page rarely changes.
  const noted = new Map<string, string>();
  const asked = new Map<string, Promise<number>>();

  async function note(rows: { address: string; version: string }[]): Promise<number> {
    const added = await database.ask(
      // A page that was withdrawn before its turn, and is back as it was, waits again.
      (sql) => sql`insert into indexing.submissions ${sql(rows, "address", "version")}
        on conflict (address, version) do update set withdrawn_at = null
        where submissions.withdrawn_at is not null returning address`,
    );
    for (const { address, version } of rows) noted.set(address, version);
    return added.length;
  }

  return {
    accept: ({ origin, pages }, paths) => {
      const rows = [...new Set(paths)]
        .map((path) => ({ address: origin + path, version: pages[path] ?? "" }))
        .filter(({ address, version }) => noted.get(address) !== version)
        // In one order everywhere, so that two processes never wait for each other.
        .toSorted((one, other) => (one.address < other.address ? -1 : 1));
      if (rows.length === 0) return Promise.resolve(0);
      // A crowd on one page asks the database once.
      const question = JSON.stringify(rows);
      const answer = asked.get(question) ?? note(rows).finally(() => asked.delete(question));
      asked.set(question, answer);
      return answer;
    },
  };
}
