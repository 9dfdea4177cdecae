import type { RawResponse } from "../../delivery/raw-request.ts";
import { fixedHeaders, otherPolicy, pagePolicy } from "../../delivery/security-headers.ts";

type Checked = RawResponse & { headers: Map<string, string>; origin: string };

const secrets = ["load_module", "worker_processes", "website_service", "nginx/1.", "proxy_pass", "root:x:0:0"];

/** Each rule returns true for a wrong response, independent of the request. */
const rules: Record<string, (response: Checked) => boolean> = {
  "a server error": ({ status }) => [500, 502, 503, 504].includes(status),
  "a partial response": ({ status }) => status === 206 || status === 416,
  "a header twice": ({ fields, headers }) => fields.length !== headers.size,
  // A redirect echoes the bytes of the request after our origin.
  "an odd byte in a header": ({ fields }) =>
    fields.some(([name, value]) => name !== "location" && /[^\t -~]/.test(name + value)),
  "an injected header": ({ headers }) => headers.has("x-injected") || headers.has("set-cookie"),
  "a server name or version": ({ headers }) => headers.has("server") || headers.has("x-powered-by"),
  "a security header is missing": ({ headers }) =>
    Object.entries(fixedHeaders).some(([name, value]) => headers.get(name) !== value),
  "transport security": ({ headers, origin }) =>
    headers.has("strict-transport-security") !== origin.startsWith("https:"),
  "the wrong policy": ({ status, headers }) => {
    const isPage = [200, 404].includes(status) && headers.get("content-type")?.startsWith("text/html") === true;
    return status !== 304 && headers.get("content-security-policy") !== (isPage ? pagePolicy : otherPolicy);
  },
  "a redirect to another site": ({ status, headers, origin }) => {
    const location = headers.get("location") ?? "";
    return status === 301 ? URL.parse(location)?.origin !== origin || /[\t-\r ]/.test(location) : location !== "";
  },
  "an error that is cached": ({ status, headers }) =>
    status >= 400 && /max-age=[1-9]/.test(headers.get("cache-control") ?? ""),
  "a leak": ({ body }) => secrets.some((secret) => body.includes(secret)),
};

/** Returns the first broken rule. */
export function findFault(response: RawResponse, origin: string): string | undefined {
  const checked = { ...response, origin, headers: new Map(response.fields) };
  const fault = Object.entries(rules).find(([, isBroken]) => isBroken(checked))?.[0];
  return fault && `${fault}: ${response.status} ${JSON.stringify(response.fields)}`;
}
