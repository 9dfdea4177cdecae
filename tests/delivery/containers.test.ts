import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { parseYamlSource } from "#site/collections/reader/yaml-source.server.ts";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
const listAptPackages = (text: string) =>
  [...text.matchAll(/apt-get install -y --no-install-recommends ((?:[\w-]+|\\\n| )+)/g)].flatMap(
    ([, names = ""]) => names.match(/[\w-]{2,}/g) ?? [],
  );

const compose = parseYamlSource("compose.yaml", read("containers/compose.yaml")).value as {
  services: Record<string, object>;
};

test.for(["web", "api"])("the %s image has a server's packages, verified files and no root", (name) => {
  const file = read(`containers/${name}.Containerfile`);
  const packages = listAptPackages(file);
  expect(packages.length).toBeGreaterThan(1);
  expect(listAptPackages(read("README.md"))).toEqual(expect.arrayContaining(packages));
  expect(file).toContain("deploy/verify.sh . build/release.sha256");
  expect(file).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  const limits = { read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] };
  expect(compose.services[name]).toMatchObject(limits);
});
