const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

// A wrong value stops a service with its name, never with its content.

export function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number`);
  return port;
}

export function readLogLevel(name: string, value: string): string {
  if (!logLevels.includes(value)) throw new Error(`${name} must be one of ${logLevels.join(", ")}`);
  return value;
}

/** Empty: none. */
export function readOrigin(name: string, value: string): string {
  const { protocol, origin } = URL.parse(value) ?? {};
  if (value !== "" && (protocol !== "https:" || origin !== value))
    throw new Error(`${name} must be an origin, as https://www.example.com`);
  return value;
}

/** Plain http is for a service on this very machine only, as in tests. */
export function readUpstream(value = "https://api.indexnow.org/indexnow"): string {
  const { protocol, hostname } = URL.parse(value) ?? {};
  if (protocol !== "https:" && !(protocol === "http:" && hostname === "127.0.0.1"))
    throw new Error("INDEXING_UPSTREAM must be an address that starts with https://");
  return value;
}

export function readDatabaseUrl(name: string, value: string): string {
  const { protocol, hostname } = URL.parse(value) ?? {};
  if ((protocol !== "postgres:" && protocol !== "postgresql:") || !hostname) {
    throw new Error(`${name} must be an address that starts with postgres://`);
  }
  return value;
}
