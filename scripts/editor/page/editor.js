import { readTextFile, writeTextFile } from "../text-file.ts";
import { figure, table } from "./blocks.js";

/** Shows the field that a link of the launch list names. Fields outside the viewport do not exist, so scroll from outer to inner. */
async function showField() {
  const [hash, keyPath] = location.hash.split("?field=");
  if (keyPath === undefined) return;
  history.replaceState(null, "", hash);
  const names = keyPath.split(".");
  const find = (_, index) => document.querySelector(`.field[data-key-path="${names.slice(0, index + 1).join(".")}"]`);
  let field;
  while (location.hash === hash && field?.dataset.keyPath !== keyPath) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    field = names.map(find).findLast(Boolean);
    const rows = [...(field?.querySelectorAll("tr") ?? [])];
    const row = rows.find((one) => one.querySelector(".key input")?.value === names.at(-1));
    // The rows of a map, such as the links by their keys, are no fields.
    if (row) {
      row.querySelector(".value input").focus();
      return;
    }
    (field ?? [...document.querySelectorAll(".field")].at(-1))?.scrollIntoView({ block: "center" });
    // The CMS opens the groups around the field, and focuses it.
    postMessage({ type: "highlight-editor-field", payload: { locale: "_default", keyPath } }, location.origin);
  }
}
addEventListener("hashchange", (event) => {
  const [before] = new URL(event.oldURL).hash.split("?");
  // The CMS would open the entry again, without what is not saved. It listens later than this.
  if (location.hash.startsWith(`${before}?field=`)) event.stopImmediatePropagation();
  void showField();
});
void showField();

/** On GitHub, the CMS keeps a draft of what is not saved. For local files it has none. */
function askBeforeDiscarding(event) {
  const bar = event.target.closest?.("button.back")?.closest(".content-editor .toolbar.primary");
  if (!bar?.querySelector("button.primary:enabled") || confirm("Discard what is not saved?")) return;
  event.stopImmediatePropagation();
}

// The CMS reads its settings as soon as it is loaded. Unless the user has chosen, saving and Escape leave the form open.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false, closeWithEscape: false });
const { init, registerCustomFormat, registerEditorComponent } = await import("@sveltia/cms");
// The CMS accepts formats of .mdx files only if their names end like this.
registerCustomFormat("sections-frontmatter", "mdx", { fromFile: readTextFile, toFile: writeTextFile });

const response = await fetch("config.json");
const { figures, dev_url: devUrl, ...config } = await response.json();
if (config.editor.preview) {
  const { registerPreview } = await import("./preview.js");
  registerPreview(config, devUrl);
  addEventListener("click", askBeforeDiscarding, { capture: true });
}
for (const block of [figure(figures), table]) registerEditorComponent(block);
await init({ config });
