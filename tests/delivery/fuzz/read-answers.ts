import type { Answer } from "./judge.ts";

export type Read = { answers: Answer[]; interim: number; rest: Buffer };

/** Takes whole HTTP/1.1 answers from the front of what has come; `isOver` when nothing more will. */
export function readAnswers(bytes: Buffer, isHead: (answer: number) => boolean, isOver: boolean): Read {
  const answers: Answer[] = [];
  let rest = bytes;
  let interim = 0;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end === -1 || !/^HTTP\/1\.1 \d{3} /.test(rest.toString("latin1", 0, 13))) return { answers, interim, rest };
    const [first = "", ...lines] = rest.toString("latin1", 0, end).split("\r\n");
    const status = Number(first.slice(9, 12));
    const fields = lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
    const after = rest.subarray(end + 4);
    if (status < 200) {
      interim += 1;
      rest = after;
      continue;
    }
    const headers = new Map(fields);
    let body: Buffer | undefined = Buffer.alloc(0);
    let used = 0;
    if (isHead(answers.length) || status === 204 || status === 304) used = 0;
    else if (headers.get("transfer-encoding") === "chunked") {
      const read = readChunks(after);
      body = read?.body;
      used = read?.used ?? 0;
    } else if (headers.has("content-length")) {
      used = Number(headers.get("content-length"));
      body = after.length >= used ? after.subarray(0, used) : undefined;
    } else if (isOver) {
      used = after.length;
      body = after;
    } else body = undefined;
    if (body === undefined) return { answers, interim, rest };
    answers.push({ status, fields, body });
    rest = after.subarray(used);
  }
}

function readChunks(bytes: Buffer): { body: Buffer; used: number } | undefined {
  const parts: Buffer[] = [];
  let used = 0;
  for (;;) {
    const end = bytes.indexOf("\r\n", used);
    if (end === -1) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", used, end), 16);
    const next = end + 2 + size + 2;
    if (bytes.length < next) return undefined;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    used = next;
    if (size === 0) return { body: Buffer.concat(parts), used };
  }
}
