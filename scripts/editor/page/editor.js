// scripts/editor/write-editor.ts copies the CMS next to this file.
const [{ default: CMS }, response] = await Promise.all([
  import(new URL("cms/index.js", import.meta.url).href),
  fetch("config.json"),
]);
const config = await response.json();
if (config.editor.preview) {
  const { registerPreview } = await import(new URL("preview.js", import.meta.url).href);
  registerPreview(CMS, config);
}
await CMS.init({ config });
