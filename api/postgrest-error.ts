/** The error format of PostgREST, for its clients. */
type PostgrestError = { code: string; details: string | null; hint: string | null; message: string };

type Status = 400 | 401 | 404 | 405 | 500 | 503;

// Codes of PostgREST: https://docs.postgrest.org/en/v13/references/errors.html
const errors: Record<Status, [code: string, message: string]> = {
  400: ["PGRST100", "The query could not be understood"],
  401: ["PGRST301", "No valid API key was sent in the header apikey"],
  404: ["PGRST125", "There is nothing at this path"],
  405: ["PGRST117", "This method is not supported here"],
  500: ["PGRST000", "The service failed"],
  503: ["PGRST001", "The database is not responding"],
};

export function describeError(status: Status, hint: string | null = null): PostgrestError {
  const [code, message] = errors[status];
  return { code, details: null, hint, message };
}
