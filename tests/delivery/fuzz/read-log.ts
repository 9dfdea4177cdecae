import { createReadStream } from "node:fs";

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Lines of an access log that a strict reader refuses, that hold a query or tell of an error of ours; at most ten. */
export async function readLog(file: string): Promise<{ lines: number; faults: string[] }> {
  const faults: string[] = [];
  let lines = 0;
  let rest = Buffer.alloc(0);
  for await (const part of createReadStream(file)) {
    rest = Buffer.concat([rest, part as Buffer]);
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      lines += 1;
      const fault = findFault(rest.subarray(0, end));
      if (fault !== undefined && faults.length < 10)
        faults.push(`${fault}: ${rest.toString("latin1", 0, Math.min(end, 600))}`);
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) faults.push("The last line has no end");
  return { lines, faults };
}

function findFault(line: Buffer): string | undefined {
  try {
    const visit = JSON.parse(decoder.decode(line)) as Record<string, unknown>;
    const { path, referrer, status } = visit;
    if (typeof path !== "string" || typeof referrer !== "string" || !/^\d{3}$/.test(String(status)))
      return "A field is missing";
    // Also of answers that nobody waited for.
    if (/^50[0234]$/.test(String(status))) return "An error of ours";
    if (path.includes("?") || referrer.includes("?")) return "A query";
    return undefined;
  } catch (error) {
    return String(error);
  }
}
