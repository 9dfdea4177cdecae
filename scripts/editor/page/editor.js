// Its other languages would come from a host that the policy refuses: in a German browser it would call English German.
Object.defineProperties(navigator, { language: { value: "en" }, languages: { value: ["en"] } });

// The program stands beside this file once the editor is built (scripts/editor/write-editor.ts).
const [{ default: CMS }, answer] = await Promise.all([
  import(new URL("cms/index.js", import.meta.url).href),
  fetch("config.json"),
]);
await CMS.init({ config: await answer.json() });
