// Says below the form whether the saved text of the open entry is live, and links the help on publishing.

// Imported later than editor.js does, which prepares the settings that the CMS reads when it is loaded.
const { registerEventListener } = await import("@sveltia/cms");
const response = await fetch("config.json");
const { backend, editor, site_url: site, collections, singletons } = await response.json();
const token = () => JSON.parse(localStorage["sveltia-cms.user"] ?? "{}").token;

const bar = document.createElement("footer");
const state = document.createElement("span");
const help = Object.assign(document.createElement("a"), {
  href: `publishing.html${editor.preview ? "#local" : ""}`,
  target: "_blank",
  textContent: "What happens after saving?",
});
state.role = "status";
bar.append(state, help);
const style = document.createElement("style");
style.textContent = `
  body > footer { position: fixed; z-index: 9; inset: auto 0 0; height: 32px; padding: 0 16px; display: flex; gap: 24px;
    align-items: center; font: 14px/1 system-ui, sans-serif; color: CanvasText; background: Canvas; border-top: 1px solid }
  .app-shell, .content-editor { bottom: 32px !important; height: auto !important }
  body:has(.powered-by) > footer { display: none }
`;
// Local files need no signing in, which the CMS offers below the button for the folder.
if (editor.preview) style.textContent += ".buttons .spacer ~ button { display: none }";
document.head.append(style);
document.body.append(bar);

/** Returns the file of the open entry. */
function findOpenFile() {
  const [, collection, name] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? [];
  const { files, folder, extension } = collections.find((form) => form.name === collection) ?? { files: singletons };
  const file = folder ? `${folder}/${name}.${extension}` : files.find((form) => form.name === name)?.file;
  return name && file && { collection, name, file };
}

/** Asks `pnpm editor`, which reads the local repository (scripts/editor/publish-status.ts). */
async function askLocalRepository({ file }) {
  const answer = await fetch(`status?file=${encodeURIComponent(file)}`);
  return answer.json();
}

/** Asks GitHub's API and the live site. */
async function askGitHub({ collection, name, file }) {
  const headers = token() ? { authorization: `Bearer ${token()}` } : {};
  const ask = async (path) => {
    const answer = await fetch(`${backend.api_root}/repos/${backend.repo}/${path}`, { headers });
    return answer.ok ? answer.json() : undefined;
  };
  const [owner] = backend.repo.split("/");
  const [request] = (await ask(`pulls?state=open&head=${owner}:cms/${collection}/${name}`)) ?? [];
  if (request) return { state: "review", date: request.created_at };
  const [last] = (await ask(`commits?path=${file}&per_page=1`)) ?? [];
  if (!last) return { state: "unknown" };
  const [merge] = (await ask(`commits/${last.sha}/pulls`)) ?? [];
  const date = merge?.merged_at ?? last.commit.committer.date;
  const live = await fetch(`${site}/release.json`)
    .then((answer) => answer.json())
    .catch(() => undefined);
  if (!live) return { state: "unanswered", date, host: new URL(site).host };
  const { status } = (await ask(`compare/${last.sha}...${live.commit}`)) ?? {};
  return { state: status === "ahead" || status === "identical" ? "live" : "merged", date };
}

const messages = {
  saved: () => "Saved on this computer, not sent for review",
  review: (date) => `In review since ${date}`,
  merged: (date) => `Merged on ${date}, not yet live`,
  live: (date) => `Live, as merged on ${date}`,
  unanswered: (date, host) => `Merged on ${date}; ${host} did not answer, so it is not known whether it is live`,
  unknown: () => "It is not known how far the saved text has come",
};
const formatDate = (date) => new Date(date).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });

async function update() {
  const entry = findOpenFile();
  const ask = editor.preview ? askLocalRepository : askGitHub;
  const isKnown = entry && (editor.preview || backend.name === "github");
  const status = isKnown ? await ask(entry).catch(() => ({ state: "unknown" })) : {};
  if (findOpenFile()?.file !== entry?.file) return;
  state.textContent = messages[status.state]?.(formatDate(status.date), status.host) ?? "";
}

for (const type of ["hashchange", "focus"]) addEventListener(type, () => void update());
for (const name of ["postSave", "postPublish"])
  registerEventListener({ name, handler: () => void setTimeout(() => void update(), 1000) });
// GitHub limits requests per hour.
setInterval(() => void update(), editor.preview ? 10_000 : 60_000);
void update();
