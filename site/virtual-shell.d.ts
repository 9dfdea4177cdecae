declare module "virtual:shell" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- An import would turn this file into a module.
  type Shell = ReturnType<typeof import("./content/page-data/shell.server.ts").describeShell>;

  export const site: Shell["site"];
  export const navigation: Shell["navigation"];
  export const labels: Shell["labels"];
  export const notFoundMeta: Shell["notFoundMeta"];
  export const consentedScripts: Shell["consentedScripts"];
  export const toolCookies: Shell["toolCookies"];
  export const toolsVersion: Shell["toolsVersion"];
  export const builtInYear: Shell["builtInYear"];
}
