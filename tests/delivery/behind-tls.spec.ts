import { expect, test } from "@playwright/test";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { rawRequest } from "./raw-request.ts";

test("in a container, where the platform ends TLS, every answer binds the browser to it", async () => {
  const site = await startSite(await freePort(), { values: { LISTENER: "behind-tls" } });
  // Of the last one nginx has read no header that could say how the visitor came.
  for (const [status, address] of [
    [200, "/"],
    [404, "/nowhere"],
    [301, "/about"],
    [404, "/100%"],
  ] as const) {
    const answer = await rawRequest(
      site.origin,
      `GET ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    const headers = Object.fromEntries(answer.fields);
    expect([address, answer.status, headers["strict-transport-security"]]).toEqual([
      address,
      status,
      "max-age=63072000; includeSubDomains",
    ]);
  }
  await site.stop();
});
