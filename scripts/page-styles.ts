import { parse } from "postcss";
import type { Root, Rule } from "postcss";

const classAttribute = /\sclass="([^"]*)"/g;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * The styles a page carries in itself, so that it is painted as soon as it is there: the rules for what stands in it, and
 * for what its components may show later. All others come with the first navigation (site/page-change/styles.ts).
 */
export function pageStyles(css: string): (page: string, later: ReadonlySet<string>) => string {
  const whole = parse(css);
  whole.walkComments((comment) => void comment.remove());
  return (page, later) => {
    const here = new Set(classesOf(page));
    const styles = whole.clone();
    styles.walkRules((rule) => keepPossible(rule, (name) => here.has(name) || later.has(name)));
    dropUnused(styles);
    dropEmpty(styles);
    return styles.toString();
  };
}

function classesOf(page: string): string[] {
  return [...page.matchAll(classAttribute)].flatMap(([, names = ""]) =>
    names
      .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
      .split(/\s+/)
      .filter((name) => name !== ""),
  );
}

function keepPossible(rule: Rule, isPossible: (name: string) => boolean): void {
  // Parts of an animation and nested rules live and go with what is around them.
  const { parent } = rule;
  if (rule.selector.includes("&") || (parent?.type === "atrule" && "name" in parent && parent.name === "keyframes"))
    return;
  const kept = rule.selectors.filter((selector) => requiredClasses(selector).every(isPossible));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** What `:is()`, `:not()` and their like contain is a choice, and asks for nothing. */
function requiredClasses(selector: string): string[] {
  let rest = selector;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/(?<!\\):[\w-]+\((?:\\.|[^()\\])*\)/g, "");
  }
  return [...rest.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1"));
}

/** Animations nobody plays, and properties nobody reads. Some are read by others only, which may go themselves. */
function dropUnused(styles: Root): void {
  for (let before = "", text = styles.toString(); before !== text; before = text, text = styles.toString()) {
    const isRead = (property: string) => new RegExp(String.raw`var\(${property}[,)]`).test(text);
    styles.walkAtRules("keyframes", (rule) => {
      if (!new RegExp(String.raw`animation[^;}]*\b${rule.params}\b`).test(text)) rule.remove();
    });
    styles.walkAtRules("property", (rule) => {
      if (!isRead(rule.params)) rule.remove();
    });
    styles.walkDecls(/^--/, (declaration) => {
      if (!isRead(declaration.prop)) declaration.remove();
    });
  }
}

/** Layers stay, also empty: the first time they are named decides their order. */
function dropEmpty(styles: Root): void {
  for (let found = true; found;) {
    found = false;
    styles.walk((node) => {
      const isEmpty = (node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0;
      if (!isEmpty || (node.type === "atrule" && node.name === "layer")) return;
      node.remove();
      found = true;
    });
  }
}
