// Words live in content/. This rule finds those that a component says by itself.

const spokenAttributes = new Set(["alt", "aria-description", "aria-label", "label", "placeholder", "title"]);

/** Attributes of drawings, which read like words to a pattern. */
const drawnAttributes = new Set(["d", "points", "viewBox"]);

const hasWord = (text) => /\p{L}{2,}/u.test(text);
/** Three words that start like a sentence or end like one. Class names do neither. */
const isSentence = (text) =>
  /^\p{Lu}\S*(\s+\S+){2,}/u.test(text.trim()) || /\p{L}\S*(\s+\S+){2,}[.!?]$/u.test(text.trim());

const isThrown = (node) => node.parent?.type === "NewExpression" || node.parent?.parent?.type === "NewExpression";

const noWordsInCode = {
  meta: { type: "problem", docs: { description: "Sentences a visitor reads belong in content/" } },
  create(context) {
    const report = (node) => context.report({ node, message: "A visitor reads this: move it to content/" });
    return {
      JSXText(node) {
        if (hasWord(node.value)) report(node);
      },
      Literal(node) {
        if (typeof node.value !== "string" || isThrown(node)) return;
        const attribute = node.parent?.type === "JSXAttribute" ? node.parent.name.name : undefined;
        if (drawnAttributes.has(attribute)) return;
        const isSpoken =
          attribute === undefined ? node.parent?.type === "JSXExpressionContainer" : spokenAttributes.has(attribute);
        if ((isSpoken && node.parent.parent?.type !== "JSXAttribute" && hasWord(node.value)) || isSentence(node.value))
          report(node);
      },
      TemplateElement(node) {
        if (!isThrown(node) && isSentence(node.value.raw)) report(node);
      },
    };
  },
};

export default { meta: { name: "house" }, rules: { "no-words-in-code": noWordsInCode } };
