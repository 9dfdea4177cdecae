import { execFileSync } from "node:child_process";
import path from "node:path";

import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { parse } from "node-html-parser";

import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import type { RunningSite } from "../../scripts/stage/start-site.ts";
import { routeTable } from "../support/route-table.ts";

let site: RunningSite;
let plain: number;
test.beforeAll(async () => {
  plain = await freePort();
  site = await startSite(await freePort(), { tls: true, values: { LISTEN_PLAIN: `127.0.0.1:${plain}` } });
});
test.afterAll(() => site.stop());

const pages = [...routeTable, "/nowhere"];

type Grade = { path: string; grade: string; score: number; failed: string[] };

test("QUAL-9 every page is graded A+ with at least 130 by the HTTP Observatory", () => {
  // A process of its own: only there can it be told to trust our certificate.
  const program = ["tests/delivery/grade-site.js", new URL(site.origin).port, String(plain), ...pages];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: path.join(site.folder, "certificate.pem") };
  // Its parser repeats every style sheet that it does not understand.
  const output = execFileSync(process.execPath, program, {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const grades = JSON.parse(output) as Grade[];
  expect(grades.map(({ path: page }) => page)).toEqual(pages);
  for (const { path: page, grade, score, failed } of grades) {
    expect({ page, grade, failed }).toEqual({ page, grade: "A+", failed: [] });
    expect(score, page).toBeGreaterThanOrEqual(130);
  }
});

test("QUAL-9 Google's evaluator finds nothing above MEDIUM_MAYBE in any page's policy", async () => {
  const files = ["/favicon.svg", "/healthz", "/contact.md"];
  for (const route of [...pages, "/kontakt", ...files]) {
    const { headers, body } = await askServer(site.origin + route);
    const inPage = parse(body).querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    expect(inPage, route).toHaveLength(files.includes(route) ? 0 : 1);
    // Both are enforced, and no directive stands in both.
    const policies = [headers["content-security-policy"], ...inPage.map((meta) => meta.getAttribute("content"))];
    const { csp } = new CspParser(policies.join("; "));
    expect(csp.directives["default-src"], route).toEqual(["'none'"]);
    const findings = new CspEvaluator(csp).evaluate();
    // A smaller number is a graver finding.
    const grave = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect(
      grave.map(({ description }) => description),
      route,
    ).toEqual([]);
  }
});

test("TLS 1.2 and 1.3 with HTTP/2, nothing older; plain HTTP and other names are sent on", async () => {
  const { port } = new URL(site.origin);
  const handshake = (...options: string[]) => {
    try {
      return execFileSync(
        "openssl",
        ["s_client", "-connect", `127.0.0.1:${port}`, "-servername", "localhost", ...options],
        {
          input: "",
          encoding: "utf8",
          stdio: ["pipe", "pipe", "ignore"],
        },
      );
    } catch {
      return "refused";
    }
  };
  expect(handshake("-tls1_3", "-alpn", "h2")).toContain("ALPN protocol: h2");
  expect(handshake("-tls1_2", "-alpn", "h2")).toContain("ALPN protocol: h2");
  expect(handshake("-tls1_1", "-cipher", "DEFAULT:@SECLEVEL=0")).toBe("refused");
  expect(handshake("-tls1_2", "-cipher", "AES128-SHA")).toBe("refused");

  const sentOn = await askServer(`http://localhost:${plain}/contact?a=1`);
  expect([sentOn.status, sentOn.headers.location]).toEqual([301, `${site.origin}/contact?a=1`]);
  expect(sentOn.headers["x-frame-options"]).toBe("DENY");
  const foreign = await askServer(`${site.origin}/contact`, { headers: { host: "example.org" } });
  expect([foreign.status, foreign.headers.location]).toEqual([301, `${site.origin}/contact`]);
});
