import { execFile } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";

import type { Release } from "#site/content/page-data/release.server.ts";
import { releasePath } from "#site/paths.ts";

/** How far the saved text of a file has come, and when it was sent for review or merged. `host` did not say what is live. */
type PublishStatus =
  | { state: "saved" | "unknown" }
  | { state: "review" | "merged" | "live"; date: string }
  | { state: "unanswered"; date: string; host: string };

/** Answers `/status?file=content/…` from the repository in the current folder. Returns false for other requests. */
export function servePublishStatus(request: IncomingMessage, response: ServerResponse, origin: string): boolean {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  if (pathname !== "/status") return false;
  void findPublishStatus(".", searchParams.get("file") ?? "", origin)
    .catch(() => ({ state: "unknown" }))
    .then((status) => response.setHeader("content-type", "application/json").end(JSON.stringify(status)));
  return true;
}

/** Compares a file with the main branch of the remote, and that with the live site. */
export async function findPublishStatus(folder: string, file: string, origin: string): Promise<PublishStatus> {
  const git = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    return (await promisify(execFile)("git", args, { cwd: folder, env, timeout: 10_000 })).stdout.trim();
  };
  const succeeds = (...args: string[]) =>
    git(...args).then(
      () => true,
      () => false,
    );
  const findLast = async (...args: string[]) => {
    const [commit = "", date = ""] = (await git("log", "-1", "--format=%H %cI", ...args, "--", file)).split(" ");
    return { commit, date };
  };
  // Offline, what is known of the remote has to do.
  await succeeds("fetch", "--quiet");
  if ((await git("status", "--porcelain", "--", file)) !== "") return { state: "saved" };
  const own = await findLast("HEAD");
  // After a squash, only the text is the same.
  const isSame = await succeeds("diff", "--quiet", "HEAD", "origin/main", "--", file);
  if (!isSame && !(await succeeds("merge-base", "--is-ancestor", own.commit, "origin/main"))) {
    const isSent = (await git("branch", "--remotes", "--contains", own.commit)) !== "";
    return isSent ? { state: "review", date: own.date } : { state: "saved" };
  }
  const merged = await findLast("--first-parent", "origin/main");
  const live = await askLiveSite(origin).catch(() => undefined);
  if (!live) return { state: "unanswered", date: merged.date, host: new URL(origin).host };
  const { commit } = live;
  const isLive = commit !== null && (await succeeds("merge-base", "--is-ancestor", merged.commit, commit));
  return { state: isLive ? "live" : "merged", date: merged.date };
}

async function askLiveSite(origin: string): Promise<Release> {
  const response = await fetch(origin + releasePath, { signal: AbortSignal.timeout(5000) });
  return (await response.json()) as Release;
}
