import { spawnSync } from "node:child_process";

/**
 * Returns a function that finds the day of the last commit to any of a page's content files and folders, such as 2026-11-15.
 * Without git, or before the first commit of a file, it is the day of the build.
 */
export function readLastChanges(folder: string): (files: readonly string[]) => string {
  const options = ["log", "--format=%cs", "--name-only", "--relative", "--", "."];
  const { stdout } = spawnSync("git", options, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
  const days = new Map<string, string>();
  let day = "";
  // Null if git is not installed.
  for (const line of (stdout ?? "").split("\n")) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  const today = new Date().toISOString().slice(0, 10);
  return (files) => {
    const isOwn = (name: string) => files.some((file) => name === file || name.startsWith(`${file}/`));
    const own = [...days].filter(([name]) => isOwn(name)).map(([, found]) => found);
    return own.toSorted().at(-1) ?? today;
  };
}
