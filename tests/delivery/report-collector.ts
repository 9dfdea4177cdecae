import { once } from "node:events";
import { createServer } from "node:http";

export type ReportCollector = { url: string; reports: string[]; stop: () => void };

/** Where browsers send what the content security policy has blocked. */
export async function startReportCollector(): Promise<ReportCollector> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const { "csp-report": report } = JSON.parse(text) as { "csp-report": Record<string, string> };
      reports.push(`${report["document-uri"]}: ${report["effective-directive"]} blocked ${report["blocked-uri"]}`);
      response.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port could be found");
  return { url: `http://127.0.0.1:${address.port}/`, reports, stop: () => server.close() };
}
