import { filePolicy, securityHeaders } from "../../scripts/build/hosts/response-headers.ts";

const { "Content-Security-Policy": pagePolicy, "Strict-Transport-Security": _overTlsOnly, ...others } = securityHeaders;

/** Headers of every response. */
export const fixedHeaders = Object.fromEntries(
  Object.entries(others).map(([name, value]) => [name.toLowerCase(), value]),
);

const otherPolicy = filePolicy["Content-Security-Policy"];
export { otherPolicy, pagePolicy };
