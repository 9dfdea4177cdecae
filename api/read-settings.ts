const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

// Error messages name the variable and never its value, which may contain a password.

export function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number from 0 to 65535`);
  return port;
}

export function readLogLevel(name: string, value: string): string {
  if (!logLevels.includes(value)) throw new Error(`${name} must be one of ${logLevels.join(", ")}`);
  return value;
}

/** An empty value means that no other origin is allowed. */
export function readOrigin(name: string, value: string): string {
  const { protocol, origin } = URL.parse(value) ?? {};
  if (value !== "" && (protocol !== "https:" || origin !== value))
    throw new Error(`${name} must be an origin such as https://www.example.com, without a slash at the end`);
  return value;
}

/** Allows plain HTTP on loopback only, for tests. */
export function readUpstream(value = "https://api.indexnow.org/indexnow"): string {
  const { protocol, hostname } = URL.parse(value) ?? {};
  if (protocol !== "https:" && !(protocol === "http:" && hostname === "127.0.0.1"))
    throw new Error("INDEXING_UPSTREAM must be a URL that starts with https://");
  return value;
}

export function readDatabaseUrl(name: string, value: string): string {
  const { protocol, hostname } = URL.parse(value) ?? {};
  if ((protocol !== "postgres:" && protocol !== "postgresql:") || !hostname) {
    throw new Error(`${name} must be a URL that starts with postgres://`);
  }
  return value;
}
