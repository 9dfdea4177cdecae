// What comes from elsewhere passes the gate in site/consent. This rule finds what goes around it.

const foreign = new Set(["embed", "frame", "iframe", "object", "script"]);

const embedsPassTheGate = {
  meta: { type: "problem", docs: { description: "Frames and scripts from elsewhere belong in site/consent" } },
  create(context) {
    const report = (node) =>
      context.report({ node, message: "Nothing from elsewhere without consent: use GatedFrame or GatedScripts" });
    return {
      JSXOpeningElement(node) {
        if (foreign.has(node.name.name)) report(node);
      },
      CallExpression(node) {
        const [first] = node.arguments;
        if (node.callee.property?.name === "createElement" && foreign.has(first?.value)) report(node);
      },
      ImportExpression(node) {
        if (/^(https?:)?\/\//.test(node.source.value ?? "")) report(node);
      },
    };
  },
};

export default { meta: { name: "gate" }, rules: { "embeds-pass-the-gate": embedsPassTheGate } };
