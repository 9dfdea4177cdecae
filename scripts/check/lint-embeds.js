// Reports frames and scripts that bypass the consent components in site/consent.

const embedElements = new Set(["embed", "frame", "iframe", "object", "script"]);

const noUnapprovedEmbeds = {
  meta: { type: "problem", docs: { description: "Third-party frames and scripts belong in site/consent" } },
  create(context) {
    const report = (node) =>
      context.report({ node, message: "Load third-party code only after consent: use GatedFrame or GatedScripts" });
    return {
      JSXOpeningElement(node) {
        if (embedElements.has(node.name.name)) report(node);
      },
      CallExpression(node) {
        const [first] = node.arguments;
        if (node.callee.property?.name === "createElement" && embedElements.has(first?.value)) report(node);
      },
      ImportExpression(node) {
        if (/^(https?:)?\/\//.test(node.source.value ?? "")) report(node);
      },
    };
  },
};

export default { meta: { name: "consent" }, rules: { "no-unapproved-embeds": noUnapprovedEmbeds } };
