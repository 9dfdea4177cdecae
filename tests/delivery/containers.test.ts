import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { parseYamlSource } from "#site/collections/reader/yaml-source.server.ts";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
const listAptPackages = (text: string) =>
  [...text.matchAll(/apt-get install -y --no-install-recommends ((?:[\w-]+|\\\n| )+)/g)].flatMap(
    ([, names = ""]) => names.match(/[\w-]{2,}/g) ?? [],
  );

type Service = { tmpfs?: string[] };
const compose = parseYamlSource("compose.yaml", read("containers/compose.yaml")).value as {
  services: Record<string, Service>;
};

test.for(["web", "api"])(
  "the %s image installs a server's packages, verifies its files and does not run as root",
  (name) => {
    const file = read(`containers/${name}.Containerfile`);
    const packages = listAptPackages(file);
    expect(packages.length).toBeGreaterThan(1);
    expect(listAptPackages(read("README.md"))).toEqual(expect.arrayContaining(packages));
    expect(file).toContain("deploy/verify.sh . build/release.sha256");
    const [, uid, gid] = /^USER ([1-9]\d*):([1-9]\d*)$/m.exec(file) ?? [];
    const { tmpfs = [], ...limits } = compose.services[name] ?? {};
    expect(limits).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    // Only nginx may write, to its state folder.
    const state = /^STATE=(.+)$/m.exec(read("site.env"))?.[1];
    const writable = tmpfs.map((entry) => entry.split(/,(?=mode)/)[0]);
    expect(writable).toEqual(name === "web" ? [`${state}:uid=${uid},gid=${gid}`] : []);
  },
);
