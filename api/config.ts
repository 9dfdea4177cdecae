import type { IndexingOptions } from "./indexing/add-indexing.ts";

type Environment = Record<string, string | undefined>;

type Config = {
  port: number;
  host: string;
  logLevel: string;
  key: string;
  databaseUrl: string;
  indexing: IndexingOptions;
};

type Rule = { isValid: (value: string) => boolean; requirement: string };

const rules = {
  API_PORT: {
    isValid: (value) => Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= 65_535,
    requirement: "be a port number from 0 to 65535",
  },
  API_LOG_LEVEL: {
    isValid: (value) => ["fatal", "error", "warn", "info", "debug", "trace", "silent"].includes(value),
    requirement: "be one of fatal, error, warn, info, debug, trace, silent",
  },
  API_KEY: {
    isValid: (value) => /^[\w.-]{8,512}$/.test(value),
    requirement: "have 8 to 512 letters, digits, dots, dashes or underscores",
  },
  DATABASE_URL: {
    isValid: (value) => /^postgres(ql)?:\/\//.test(value) && Boolean(URL.parse(value)?.hostname),
    requirement: "be a URL that starts with postgres://",
  },
  INDEXING_UPSTREAM: {
    // Plain HTTP on loopback is for tests.
    isValid: (value) => {
      const { protocol, hostname } = URL.parse(value) ?? {};
      return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
    },
    requirement: "be a URL that starts with https://",
  },
} satisfies Record<string, Rule>;

/** Reads the environment of the data service once, at start. */
export function readConfig(environment: Environment): Config {
  return {
    port: Number(read(environment, "API_PORT", "4180")),
    host: environment["API_HOST"] ?? "127.0.0.1",
    logLevel: read(environment, "API_LOG_LEVEL", "info"),
    key: read(environment, "API_KEY"),
    databaseUrl: read(environment, "DATABASE_URL"),
    indexing: {
      manifest: environment["INDEXING_MANIFEST"] ?? "build/page-manifest.json",
      upstream: readUpstream(environment),
    },
  };
}

/** Returns the URL of the indexing service. */
export const readUpstream = (environment: Environment): string =>
  read(environment, "INDEXING_UPSTREAM", "https://api.indexnow.org/indexnow");

/** Errors name the variable and never its value, which may contain a password. */
function read(environment: Environment, name: keyof typeof rules, fallback = ""): string {
  const value = environment[name] ?? fallback;
  if (!rules[name].isValid(value)) throw new Error(`${name} must ${rules[name].requirement}`);
  return value;
}
