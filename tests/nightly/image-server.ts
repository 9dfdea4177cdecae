import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect } from "@playwright/test";

import { renderNginx } from "../../deploy/server/render-nginx.ts";
import { listFiles } from "../../scripts/build/build-files.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { teamKey } from "../delivery/nginx-requests.ts";

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8", stdio: "pipe" });

/** The options of compose.yaml, on the network of this machine. */
const hardened = [
  "--read-only",
  "--cap-drop=ALL",
  "--security-opt=no-new-privileges",
  "--tmpfs=/var/cache/website:size=32m",
];
const limits = ["--network=host", "--ulimit=nofile=1024:1024", "--ulimit=nproc=1000:1000"];

/** Caddy in front of the web image, as in compose.yaml. Needs podman, buildah, runc, mmdebstrap and caddy. */
export class ImageServer {
  readonly folder = mkdtempSync(path.join(tmpdir(), "website-images-"));
  #port = 0;
  #container = "";
  #stopCaddy = () => Promise.resolve();
  origin = "";

  async start(): Promise<void> {
    this.#port = await freePort();
    const https = await freePort();
    this.origin = `https://localhost:${https}`;
    const ports = `http_port ${await freePort()}\n\thttps_port ${https}\n\tadmin off\n\tskip_install_trust`;
    const file = path.join(this.folder, "Caddyfile");
    writeFileSync(file, readFileSync("deploy/server/Caddyfile", "utf8").replace("{\n", `{\n\t${ports}\n`));
    const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
      env: {
        PATH: process.env["PATH"],
        HOME: this.folder,
        HOST: "localhost",
        ALIAS: "www.localhost",
        WEB: `127.0.0.1:${this.#port}`,
      },
      stdio: "ignore",
    });
    process.once("exit", () => caddy.kill("SIGKILL"));
    this.#stopCaddy = async () => {
      caddy.kill("SIGTERM");
      await once(caddy, "exit");
    };
  }

  /** Builds the image of a release whose pages and script contain its name. */
  build(name: string, editConfig = (text: string) => text): void {
    const context = path.join(this.folder, name);
    const client = path.join(context, "client");
    cpSync("build/client", client, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    const script = listFiles(client).find((file) => /assets\/page-[^/]+\.js$/.test(file)) ?? "";
    const renamed = path.join(path.dirname(script), `page-${name}.js`);
    renameSync(script, renamed);
    writeFileSync(renamed, `// ${name}`);
    for (const page of listFiles(client).filter((file) => file.endsWith(".html"))) {
      const html = readFileSync(page, "utf8").replace(path.basename(script), path.basename(renamed));
      writeFileSync(page, `${html}<!-- ${name} -->`);
    }
    const config = path.join(context, "nginx");
    renderNginx(config, readFileSync("build/nginx/legacy-map.conf", "utf8"), {
      API: "http://127.0.0.1:9",
      API_KEY: teamKey,
      LISTEN: `127.0.0.1:${this.#port}`,
      ORIGIN: this.origin,
      PAGE_RATE: "100000r/s",
      PROXIES: "127.0.0.1",
    });
    const file = path.join(config, "nginx.conf");
    writeFileSync(file, editConfig(readFileSync(file, "utf8")));
    const image = ["--file", "deploy/server/web.Containerfile", "--tag", `localhost/website-web:${name}`];
    run("buildah", "build", "--isolation=chroot", `--build-arg=BASE=${baseImage(this.folder)}`, ...image, context);
  }

  /** Replaces the running container, as `docker compose up` does. */
  async release(name: string): Promise<void> {
    if (this.#container !== "") run("podman", "--runtime=runc", "rm", "--force", "--time=10", this.#container);
    const shared = path.join(this.folder, "shared");
    mkdirSync(shared, { recursive: true, mode: 0o777 });
    const volume = `--volume=${shared}:/srv/shared:U`;
    const image = `localhost/website-web:${name}`;
    const args = ["--runtime=runc", "run", "--detach", ...limits, ...hardened, volume, image];
    this.#container = run("podman", ...args).trim();
    const health = `http://127.0.0.1:${this.#port}/healthz`;
    await expect
      .poll(() =>
        sendLocalRequest(health).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  }

  /** Ends nginx without warning, and starts the container again, as its restart policy does. */
  kill(): void {
    run("podman", "--runtime=runc", "kill", this.#container);
    run("podman", "--runtime=runc", "start", this.#container);
  }

  async stop(): Promise<void> {
    if (this.#container !== "") run("podman", "--runtime=runc", "rm", "--force", "--time=1", this.#container);
    await this.#stopCaddy();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const localBase = "localhost/website-base";

/** Returns the base of the images: BASE_IMAGE, or a Debian made from its packages, where no registry can be reached. */
function baseImage(folder: string): string {
  const given = process.env["BASE_IMAGE"];
  if (given) return given;
  if (!run("podman", "images", "--format={{.Repository}}").includes(localBase)) {
    const archive = path.join(folder, "base.tar");
    run("mmdebstrap", "--variant=minbase", "--include=ca-certificates", "stable", archive);
    run("podman", "import", archive, localBase);
  }
  return localBase;
}
