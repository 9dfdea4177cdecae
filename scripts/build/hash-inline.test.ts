import { expect, test } from "vitest";

import { hashScripts, hashStyles } from "./hash-inline.ts";

test("every script that runs is named once by the hash of its text", () => {
  const html =
    '<script>alert(1)</script><script type="module" async="">alert(1)</script><script type="module">import "/a.js";</script>';
  expect(hashScripts(html)).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
  ]);
});

test("files and data blocks are not", () => {
  expect(hashScripts('<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>')).toEqual([]);
});

test("styles are named in the same way", () => {
  expect(hashStyles("<style>p{color:red}</style>")).toEqual(["'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"]);
});
