import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { forgetContent, readContent } from "#site/content/content.server.ts";

import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { editorConfig } from "../editor/editor-config.ts";
import { serveLaunchList } from "./serve-launch-list.ts";

test("a confirmation is saved, undone, and refused for other origins, samples and changed texts", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "launch-"));
  const content = path.join(copy, "content");
  cpSync("content", content, { recursive: true });
  rmSync(path.join(content, "confirmed.yaml"), { force: true });
  vi.stubEnv("CONTENT_DIR", content);
  const config = { ...editorConfig(readContent(content), {}, "http://live.test"), dev_url: "http://site.test" };
  const server = createServer((request, response) => void serveLaunchList(request, response, config));
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    forgetContent();
    server.close();
    rmSync(copy, { recursive: true });
  });
  const site = path.join(content, "site.yaml");
  const facts = readFileSync(site, "utf8");
  const write = (phone: string) => writeFileSync(site, facts.replace(/^phone: .*$/m, `phone: ${phone}`));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const own = { host, origin: `http://${host}`, "content-type": "application/json" };
  const url = `http://${host}/launch.json`;
  const read = async () => {
    const { body } = await sendLocalRequest(url, { headers: { host } });
    const { decisions } = JSON.parse(body) as {
      decisions: Record<"id" | "checksum" | "state" | "edit", string>[];
    };
    return decisions.find(({ id }) => id === "phone-number");
  };
  const send = (choice: object, headers: Record<string, string> = own) =>
    sendLocalRequest(url, { method: "POST", headers, body: JSON.stringify(choice) });

  write("+49 89 99998-000");
  const sample = await read();
  expect(sample?.edit).toBe("/#/collections/_singletons/entries/site?field=phone");
  expect(await send({ ...sample, confirm: true })).toMatchObject({
    status: 409,
    body: expect.stringContaining("is a sample") as string,
  });

  write("+49 30 55544");
  expect((await send({ ...sample, confirm: true })).body).toContain("has changed");
  const phone = await read();
  const choice = { ...phone, confirm: true };
  for (const headers of [
    { ...own, origin: "https://other.example" },
    { ...own, host: "other.example", origin: "http://other.example" },
    { ...own, "content-type": "text/plain" },
    { host, "content-type": "application/json" },
  ])
    expect((await send(choice, headers)).status, JSON.stringify(headers)).toBe(403);
  expect(existsSync(path.join(content, "confirmed.yaml"))).toBe(false);

  writeFileSync(path.join(content, "confirmed.yaml"), "person-who-left: sha256-0\n");
  expect((await send(choice)).body).toContain(`"progress":"1 of `);
  expect(readFileSync(path.join(content, "confirmed.yaml"), "utf8")).toBe(`phone-number: ${phone?.checksum}\n`);
  expect((await read())?.state).toBe("confirmed");

  write("+49 30 55545");
  expect((await read())?.state).toBe("changed");
  write("+49 30 55544");
  expect((await read())?.state).toBe("confirmed");

  await send({ ...phone, confirm: false });
  expect((await read())?.state).toBe("open");
  expect(existsSync(path.join(content, "confirmed.yaml"))).toBe(false);
});
