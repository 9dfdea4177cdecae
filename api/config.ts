type Config = { port: number; host: string; logLevel: string; key: string; databaseUrl: string };

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the environment once, at start. A wrong value stops the service with its name, never with its content. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const port = Number(environment["API_PORT"] ?? 4180);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("API_PORT must be a port number");

  const logLevel = environment["API_LOG_LEVEL"] ?? "info";
  if (!logLevels.includes(logLevel)) throw new Error(`API_LOG_LEVEL must be one of ${logLevels.join(", ")}`);

  const key = environment["API_KEY"] ?? "";
  if (!/^[\w.-]{8,512}$/.test(key)) throw new Error("API_KEY must have 8 to 512 letters, digits, dots, dashes or _");

  const databaseUrl = environment["DATABASE_URL"] ?? "";
  const { protocol, hostname } = URL.parse(databaseUrl) ?? {};
  if ((protocol !== "postgres:" && protocol !== "postgresql:") || !hostname) {
    throw new Error("DATABASE_URL must be an address that starts with postgres://");
  }

  return { port, host: environment["API_HOST"] ?? "127.0.0.1", logLevel, key, databaseUrl };
}
