// The editor for a host of its own, never the site's: `EDITOR_REPOSITORY=owner/name pnpm build:editor`, into build/editor.
import { getContent } from "#site/collections/content.server.ts";

import { editorConfig } from "./editor-config.ts";
import { writeEditor } from "./write-editor.ts";

/** Where each kind of git host is asked, unless EDITOR_API names a server of one's own. */
const apis: Record<string, string> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
};

const name = process.env["EDITOR_HOST"] ?? "github";
const repo = process.env["EDITOR_REPOSITORY"];
const api = process.env["EDITOR_API"] ?? apis[name];
if (repo === undefined || api === undefined) {
  console.error("EDITOR_REPOSITORY is owner/name; EDITOR_HOST one of github, gitlab and gitea (.env.example)");
  process.exit(1);
}
const backend = { name, repo, api_root: api, auth_methods: ["token"] };
const content = getContent();
const config = {
  ...editorConfig(content, backend, content.site.origin),
  // A change is a branch with a pull request, and goes live when its checks are green and somebody accepts it.
  ...(name !== "gitea" && { publish_mode: "editorial_workflow" }),
};
writeEditor("build/editor", config, [new URL(api).origin]);
console.log(`build/editor edits ${repo} through ${new URL(api).host}`);
