import { getContent } from "#site/collections/content.server.ts";

type Entry = { role: string; name: string; state: string; inside: Entry[] };

/** Reads a line such as `- heading "Our Approach" [level=2]: text`, whose key may be in quotes. */
function readLine(raw: string): Entry {
  const line = raw
    .trim()
    .replace(/^- /, "")
    .replace(/^'((?:[^']|'')*)'/, (_, key: string) => key.replaceAll("''", "'"));
  const [, role = "", name, state = "", text = ""] =
    /^([^\s:]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*):?(?: (.*))?$/.exec(line) ?? [];
  return { role, name: name ?? text, state, inside: [] };
}

/** Reads what Playwright writes about the accessibility tree: a list, indented by two spaces per level. */
function readTree(snapshot: string): Entry[] {
  const root: Entry = { role: "", name: "", state: "", inside: [] };
  const path = [root];
  for (const raw of snapshot.split("\n")) {
    const depth = raw.search(/\S/) / 2;
    const entry = readLine(raw);
    path[depth]?.inside.push(entry);
    path.splice(depth + 1, path.length, entry);
  }
  return root.inside;
}

const isText = ({ role }: Entry): boolean => /^(text|paragraph|strong|emphasis|term|definition|code)$/.test(role);

/** What is named by all the text in it, or by nothing. */
const isNamedByText = ({ role }: Entry): boolean => /^(listitem|row|cell|figure|blockquote|status)$/.test(role);

/** Leaves out running text and the links in it. What stands in a paragraph by itself is kept. */
function withoutText(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.role.startsWith("/")) return [];
    const inside = withoutText(entry.inside);
    if (isText(entry)) return entry.inside.some(isText) ? [] : inside;
    // What opens and closes is named by the text that is always seen.
    const summary = entry.role === "group" ? entry.inside.find(isText)?.name : undefined;
    return [{ ...entry, name: isNamedByText(entry) ? "" : (summary ?? entry.name), inside }];
  });
}

/** Of other things each is worth its line. */
const canRepeat = ({ role }: Entry): boolean => /^(listitem|article|group|row|rowgroup)$/.test(role);

const shape = ({ role, state, inside }: Entry): string => `${role}${state}(${inside.map(shape).join()})`;

/** Of entries that are alike the first is kept: another question or service changes nothing here. */
function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const original of entries) {
    const entry = { ...original, inside: withoutRepeats(original.inside) };
    const last = kept.at(-1);
    const before = last?.role === "…" ? kept.at(-2) : last;
    if (!before || !canRepeat(entry) || shape(before) !== shape(entry)) kept.push(entry);
    else if (last?.role !== "…") kept.push({ role: "…", name: "", state: "", inside: [] });
  }
  return kept;
}

/** Every label of the interface, and where it stands in content/interface.yaml. */
function listLabels(value: unknown, key = ""): [text: string, key: string][] {
  if (typeof value === "string") return [[value, key]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listLabels(inner, key === "" ? name : `${key}.${name}`));
}

// Links of the not-found page repeat names from the menu.
const { notFound: _notFound, ...interfaceLabels } = getContent().labels;
const labels = new Map(listLabels(interfaceLabels).toReversed());

/** A label by its key, so that its words may change; of other names only that there is one. */
const describe = (name: string): string => (name === "" ? "" : ` ${labels.get(name) ?? "…"}`);

const write = (entries: readonly Entry[], depth = 0): string =>
  entries
    .map(({ role, name, state, inside }) => {
      const line = `${role}${describe(name)}${state}`;
      return `${"  ".repeat(depth)}${line}\n${write(inside, depth + 1)}`;
    })
    .join("");

/** What a screen reader finds besides running text: landmarks, headings, lists and controls, and whether they have names. */
export const spokenOutline = (snapshot: string): string => write(withoutRepeats(withoutText(readTree(snapshot))));
