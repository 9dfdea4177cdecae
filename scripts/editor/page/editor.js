import { init } from "@sveltia/cms";

const response = await fetch("config.json");
const config = await response.json();
if (config.editor.preview) {
  const { registerPreview } = await import("./preview.js");
  registerPreview(config);
}
await init({ config });
