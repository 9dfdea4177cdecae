// Reports texts in components that belong in content/.

const textAttributes = new Set(["alt", "aria-description", "aria-label", "label", "placeholder", "title"]);

/** SVG attributes whose values look like words. */
const svgAttributes = new Set(["d", "points", "viewBox"]);

const hasWord = (text) => /\p{L}{2,}/u.test(text);
/** Three words that start or end like a sentence, unlike class names. */
const isSentence = (text) =>
  /^\p{Lu}\S*(\s+\S+){2,}/u.test(text.trim()) || /\p{L}\S*(\s+\S+){2,}[.!?]$/u.test(text.trim());

/** A message of an error or of the console, which only developers read. */
const isMessage = ({ parent }) =>
  parent?.type === "NewExpression" ||
  parent?.parent?.type === "NewExpression" ||
  (parent?.type === "CallExpression" && parent.callee.object?.name === "console");

const noLiteralText = {
  meta: { type: "problem", docs: { description: "Texts for visitors belong in content/" } },
  create(context) {
    const report = (node) => context.report({ node, message: "Move texts for visitors to content/" });
    return {
      JSXText(node) {
        if (hasWord(node.value)) report(node);
      },
      Literal(node) {
        if (typeof node.value !== "string" || isMessage(node)) return;
        const attribute = node.parent?.type === "JSXAttribute" ? node.parent.name.name : undefined;
        if (svgAttributes.has(attribute)) return;
        const isText =
          attribute === undefined ? node.parent?.type === "JSXExpressionContainer" : textAttributes.has(attribute);
        if ((isText && node.parent.parent?.type !== "JSXAttribute" && hasWord(node.value)) || isSentence(node.value))
          report(node);
      },
      TemplateElement(node) {
        if (!isMessage(node) && isSentence(node.value.raw)) report(node);
      },
    };
  },
};

export default { meta: { name: "content" }, rules: { "no-literal-text": noLiteralText } };
