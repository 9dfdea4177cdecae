// Sveltia CMS would load other languages from a host that the policy blocks, so force English.
Object.defineProperties(navigator, { language: { value: "en" }, languages: { value: ["en"] } });

// scripts/editor/write-editor.ts copies the CMS next to this file.
const [{ default: CMS }, response] = await Promise.all([
  import(new URL("cms/index.js", import.meta.url).href),
  fetch("config.json"),
]);
await CMS.init({ config: await response.json() });
