import { expect, test } from "vitest";

import { readSetting } from "./config.ts";

test.each([
  ["API_KEY", [undefined, "short", "k".repeat(513), "with a space", "line-break\n"]],
  ["DATABASE_URL", [undefined, "not a URL", "mysql://service:password@localhost/website", "postgres://:password@[/"]],
  ["DATABASE_SERVICE_PASSWORD", [undefined, "password"]],
  ["INDEXING_UPSTREAM", ["api.indexnow.org", "http://api.indexnow.org/indexnow", "file:///etc/passwd"]],
] as const)("refuses a wrong %s by name, without its value", (name, values) => {
  for (const value of values)
    expect(() => readSetting({ [name]: value }, name)).toThrow(new RegExp(`^(?!.*password)${name} is`));
});
