import * as fc from "fast-check";

import { employeesPath, employeesQuery, indexingPath } from "../../../api/contract.ts";
import { injections, oddLetters, otherTargets, pieces, traversals } from "./corpus.ts";
import { among, list, mix } from "./mix.ts";

/** A size on either side of a limit, near enough to hit it exactly. */
export const around = (limit: number, below = 20) => fc.integer({ min: limit - below, max: limit + 3 });

/** One character a byte; no line ends and no zero, which the grammar adds where it wants them. */
export const text = fc.string({
  unit: mix(
    [3, fc.integer({ min: 0x20, max: 0x7e })],
    [1, fc.integer({ min: 0x01, max: 0xff }).filter((code) => code !== 10 && code !== 13)],
  ).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});

const limits = [around(200, 3), around(256, 3), around(1024), around(2048), around(4096), around(8192)];
const sizes = fc.oneof(...limits, fc.nat(20_000));

const legacy = fc
  .tuple(
    among("glossar leistungen blog category kontakt power-apps ueber-uns GLOSSAR BLOG LEISTUNGEN"),
    fc.array(fc.constantFrom(...list("/ azure souver n nis2 %2F Kontakt S -"), ...oddLetters), { maxLength: 6 }),
  )
  .map(([first, rest]) => `/${first}${rest.join("")}`);

const nearlyTeam = fc
  .tuple(
    fc.constantFrom(employeesPath, ...list("/rest/v1/employees/ /rest/v1/Employees /rest/v1/ /rest/v1/rpc/x")),
    fc.constantFrom("?", "??", "?&", "", "/?", "%3F"),
    fc.constantFrom(
      employeesQuery,
      employeesQuery.replace("*", "%2a").replace(",", "%2C"),
      employeesQuery.replace("*", "password"),
      employeesQuery.replaceAll("asc", "desc"),
      employeesQuery.split("&").toReversed().join("&"),
      `${employeesQuery}&limit=1`,
      `${employeesQuery}%00`,
      `${employeesQuery}\u00FF`,
      "select=*",
      "select=*&select=*",
    ),
  )
  .map((parts) => parts.join(""));

/** What a request may ask for, given the addresses that are really there. */
export function targets(addresses: readonly string[]): fc.Arbitrary<string> {
  const address = fc.constantFrom(...addresses);
  const team = `${employeesPath}?${employeesQuery}`;
  const piece = mix([4, fc.constantFrom(...pieces, ...oddLetters)], [1, text]);
  return mix(
    [16, address],
    [2, fc.constantFrom(team, team, indexingPath)],
    [2, fc.constantFrom(...traversals)],
    [2, fc.constantFrom(...injections)],
    [1, fc.constantFrom(...otherTargets)],
    [4, fc.tuple(address, fc.array(piece, { minLength: 1, maxLength: 4 })).map((parts) => parts.flat().join(""))],
    [
      2,
      fc
        .tuple(among("http://localhost https://evil.example HTTP://LOCALHOST:80"), address)
        .map((parts) => parts.join("")),
    ],
    [2, legacy],
    [2, nearlyTeam],
    [1, address.map((path) => path.toUpperCase())],
    [1, sizes.map((size) => `/${"a".repeat(size - 1 > 0 ? size - 1 : 0)}`)],
    [1, sizes.map((size) => `/${"a/".repeat(size / 2)}`)],
    [1, fc.tuple(address, sizes).map(([path, size]) => `${path}?${"a=b&".repeat(size / 4)}`)],
    [1, text.map((path) => `/${path}`)],
  );
}
