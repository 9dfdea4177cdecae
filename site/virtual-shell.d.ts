declare module "virtual:shell" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- With an import the file would describe no new module.
  type Shell = ReturnType<typeof import("./collections/views/shell.server.ts").describeShell>;

  export const site: Shell["site"];
  export const navigation: Shell["navigation"];
  export const labels: Shell["labels"];
  export const notFoundMeta: Shell["notFoundMeta"];
  export const consentedScripts: Shell["consentedScripts"];
  export const toolCookies: Shell["toolCookies"];
  export const toolsVersion: Shell["toolsVersion"];
  export const builtInYear: Shell["builtInYear"];
}
