import { init } from "@sveltia/cms";

/** Links of the launch list name a field, which the CMS shows if the browser's history has it. */
function showField() {
  const [hash, keyPath] = location.hash.split("?field=");
  if (keyPath !== undefined) history.replaceState({ highlight: { locale: "_default", keyPath } }, "", hash);
}
addEventListener("hashchange", showField);
showField();

const response = await fetch("config.json");
const config = await response.json();
if (config.editor.preview) {
  const { registerPreview } = await import("./preview.js");
  registerPreview(config);
}
await init({ config });
