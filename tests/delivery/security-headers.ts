/** What every answer says, whatever its status and kind. */
export const fixedHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** What a page cannot say itself; what it may load stands in it. */
export const pagePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
export const otherPolicy = `default-src 'none'; ${pagePolicy}`;
