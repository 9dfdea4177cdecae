type Config = { port: number; host: string; logLevel: string };

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the environment once, at start. A wrong value stops the service with its name. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const port = Number(environment["API_PORT"] ?? 4180);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("API_PORT must be a port number");

  const logLevel = environment["API_LOG_LEVEL"] ?? "info";
  if (!logLevels.includes(logLevel)) throw new Error(`API_LOG_LEVEL must be one of ${logLevels.join(", ")}`);

  return { port, host: environment["API_HOST"] ?? "127.0.0.1", logLevel };
}
