// The program stands beside this file once the editor is built (scripts/editor/write-editor.ts).
const [{ default: CMS }, answer] = await Promise.all([
  import(new URL("cms/index.js", import.meta.url).href),
  fetch("config.json"),
]);
await CMS.init({ config: await answer.json() });
