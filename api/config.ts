const isPostgresUrl = (value: string): boolean => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);

/** Validates what .env.example describes. */
const rules = {
  API_KEY: (value: string) => /^[\w.-]{8,512}$/.test(value),
  DATABASE_URL: isPostgresUrl,
  DATABASE_ADMIN_URL: isPostgresUrl,
  DATABASE_SERVICE_PASSWORD: (value: string) => value.length >= 16,
  // Plain HTTP on loopback is for tests.
  INDEXING_UPSTREAM: (value: string) => /^(https:\/\/|http:\/\/127\.0\.0\.1:)/.test(value) && URL.canParse(value),
};

const defaults: NodeJS.ProcessEnv = { INDEXING_UPSTREAM: "https://api.indexnow.org/indexnow" };

/** Errors name the variable and never its value, which may contain a password. */
export function readSetting(environment: NodeJS.ProcessEnv, name: keyof typeof rules): string {
  const value = { ...defaults, ...environment }[name] ?? "";
  if (!rules[name](value)) throw new Error(`${name} is missing or invalid. See .env.example.`);
  return value;
}
