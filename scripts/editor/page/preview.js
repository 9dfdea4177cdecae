// The preview of `pnpm editor`: the page of the dev server, with what is being typed, and the problems of the content.
import { registerEventListener, registerPreviewTemplate } from "@sveltia/cms";

/** The CMS provides React's functions as globals. */
const { createClass, createElement } = globalThis;

/** Until a new entry is saved, which names it after its title. */
const newSlug = "new-entry";

async function sendDraft(config, entry) {
  const { path, data } = entry.toJS();
  const { folder, extension } = findForm(config, entry);
  const file = path || `${folder}/${newSlug}.${extension}`;
  const response = await fetch("draft", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ file, data }),
  });
  const outcome = await response.json();
  return response.ok ? outcome : { problems: [outcome.message], elsewhere: [] };
}

export function registerPreview(config, site) {
  const { collections, singletons } = config;
  const Preview = createClass({
    getInitialState: () => ({ problems: [], elsewhere: [] }),
    componentDidMount() {
      this.update();
      this.onInput = ({ target }) => this.find(target);
      for (const type of ["focusin", "input", "click"]) document.addEventListener(type, this.onInput);
      this.onReady = ({ source }) => source === this.frame?.contentWindow && this.find(document.activeElement);
      addEventListener("message", this.onReady);
    },
    componentDidUpdate({ entry }) {
      if (entry.get("data").equals(this.props.entry.get("data"))) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.update(), 200);
    },
    componentWillUnmount() {
      clearTimeout(this.timer);
      for (const type of ["focusin", "input", "click"]) document.removeEventListener(type, this.onInput);
      removeEventListener("message", this.onReady);
      this.isClosed = true;
      void fetch("draft", { method: "DELETE" });
    },
    /** Sends one draft at a time, and the latest one last. */
    async update() {
      if (this.isSending) {
        this.isOutdated = true;
        return;
      }
      this.isSending = true;
      this.isOutdated = false;
      const outcome = await sendDraft(config, this.props.entry);
      this.isSending = false;
      if (this.isClosed) return;
      this.setState(outcome);
      if (this.isOutdated) this.update();
    },
    /** Tells the page which text is being edited, or was edited last, so that it scrolls there. */
    find(field) {
      this.text = editedText(field) || this.text;
      if (this.text) this.frame?.contentWindow.postMessage({ text: this.text }, site);
    },
    render() {
      const { problems, elsewhere } = this.state;
      const { entry } = this.props;
      return createElement(
        "div",
        { style: styles.pane },
        list("This cannot be saved yet", problems),
        list("Also to correct, in other entries", elsewhere),
        entry.get("slug") ? null : list("New", ["The preview shows the page of this entry after it is saved"]),
        // Behind the page, which the dev server takes seconds to render for the first time.
        createElement("p", { style: styles.loading }, "Loading the page …"),
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, inside the sandbox of the CMS
        createElement("iframe", {
          ref: (frame) => (this.frame = frame),
          src: site + findPage(config, entry),
          title: "The page",
          style: styles.frame,
        }),
      );
    },
  });
  for (const { name, files } of [...collections, ...singletons]) {
    for (const form of files ?? [{ name }]) registerPreviewTemplate(form.name, Preview);
  }
  registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { problems } = await sendDraft(config, entry);
      // With this message, the CMS shows the cause in a dialog.
      if (problems.length > 0) throw new Error("saving_failed", { cause: new Error(problems.join("\n")) });
    },
  });
}

/** Returns the form or the folder of an entry. */
function findForm({ collections, singletons }, entry) {
  const { path, collection } = entry.toJS();
  const files = collections.flatMap((folder) => folder.files ?? []);
  const form = [...singletons, ...files].find(({ file }) => file === path);
  return form ?? collections.find(({ name }) => name === collection);
}

/** Returns the path of the page that shows an entry. A new one has no page yet. */
function findPage(config, entry) {
  const slug = entry.get("slug");
  return slug ? findForm(config, entry).preview_path.replace("{{slug}}", slug) : "/";
}

/** Returns the line or paragraph with the cursor. */
function editedText(field) {
  if (field.closest("[contenteditable=true]")) {
    const { anchorNode } = getSelection();
    return anchorNode?.parentElement?.closest("p, li, blockquote, h3, td")?.textContent;
  }
  if (!field.matches("input[type=text]:not([role=combobox]), textarea")) return undefined;
  const { value, selectionStart } = field;
  const before = value.slice(0, selectionStart).split("\n").at(-1);
  return before + value.slice(selectionStart).split("\n")[0];
}

function list(title, lines) {
  if (lines.length === 0) return null;
  return createElement(
    "div",
    { role: "alert", style: styles.problems },
    createElement("strong", null, title),
    createElement("ul", { style: styles.list }, ...lines.map((line) => createElement("li", { key: line }, line))),
  );
}

const styles = {
  pane: { position: "fixed", inset: 0, display: "flex", flexDirection: "column" },
  problems: { padding: "12px 16px", background: "#fff4e0", color: "#3d2800", font: "14px/1.5 system-ui, sans-serif" },
  list: { margin: 0, paddingLeft: "20px" },
  loading: {
    position: "absolute",
    inset: "50% 0 auto",
    zIndex: -1,
    textAlign: "center",
    font: "14px/1.5 system-ui, sans-serif",
  },
  frame: { flex: 1, border: 0, width: "100%" },
};
