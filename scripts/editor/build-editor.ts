// Builds the editor into build/editor or a given folder, for a separate host:
// `EDITOR_REPOSITORY=owner/name pnpm build:editor`.
import { getContent } from "#site/content/content.server.ts";

import { editorConfig } from "./editor-config.ts";
import { writeEditor } from "./write-editor.ts";

/** Default APIs of git hosts; EDITOR_API names a self-hosted one. */
const apis: Record<string, string> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
};

const name = process.env["EDITOR_HOST"] ?? "github";
const repo = process.env["EDITOR_REPOSITORY"];
const api = process.env["EDITOR_API"] ?? apis[name];
if (repo === undefined || api === undefined) {
  console.error("Set EDITOR_REPOSITORY to owner/name, and EDITOR_HOST to github, gitlab or gitea (see .env.example).");
  process.exit(1);
}
const backend = { name, repo, api_root: api, auth_methods: ["token"] };
const content = getContent();
const config = {
  ...editorConfig(content, backend, content.site.origin),
  // Each change becomes a branch with a pull request.
  ...(name !== "gitea" && { publish_mode: "editorial_workflow" }),
};
const [folder = "build/editor"] = process.argv.slice(2);
// On GitHub, the editor asks the live site for its commit.
const site = name === "github" ? [content.site.origin] : [];
await writeEditor(folder, config, { requests: [new URL(api).origin, ...site] });
console.log(`Wrote ${folder}, which edits ${repo} through ${new URL(api).host}`);
