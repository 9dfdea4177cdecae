import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { parseYamlSource } from "#site/collections/reader/yaml-source.server.ts";

// Building and running them takes minutes: `pnpm rehearse:containers`.

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
const state = /^STATE=(.+)$/m.exec(read("site.env"))?.[1] ?? "";
const listAptPackages = (text: string) =>
  [...text.matchAll(/apt-get install -y --no-install-recommends ((?:[\w-]+|\\\n| )+)/g)].flatMap(
    ([, names = ""]) => names.match(/[\w-]{2,}/g) ?? [],
  );

type Service = Record<"read_only" | "cap_drop" | "security_opt", unknown> & { image: string; tmpfs?: string[] };
const { services } = parseYamlSource("compose.yaml", read("containers/compose.yaml")).value as {
  services: Record<string, Service>;
};

test.for(["web", "api"])(
  "the %s image installs what a server installs, and runs as somebody else than root",
  (name) => {
    const file = read(`containers/${name}.Containerfile`);
    const packages = listAptPackages(file);
    expect(packages.length).toBeGreaterThan(1);
    expect(listAptPackages(read("README.md"))).toEqual(expect.arrayContaining(packages));
    expect(file).toContain("deploy/verify.sh . build/release.sha256");

    const [, account] = /^USER ([1-9]\d*:[1-9]\d*)$/m.exec(file) ?? [];
    expect(account).toBeDefined();
    const { tmpfs = [], ...limits } = services[name] ?? {};
    expect(limits).toMatchObject({
      image: expect.stringMatching(new RegExp(`^website-${name}:`)) as string,
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    // The only place to write to is the web server's own, and belongs to its account.
    const [uid, gid] = account?.split(":") ?? [];
    const places = tmpfs.map((entry) => entry.split(/,(?=mode)/)[0]);
    expect(places).toEqual(name === "web" ? [`${state}:uid=${uid},gid=${gid}`] : []);
  },
);
