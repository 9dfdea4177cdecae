import type { ReactNode } from "react";

import { TermLink } from "#site/blocks/rich-text.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import { CookieSettings } from "#site/consent/cookie-settings.tsx";
import type { ProseNode } from "#site/content/schemas/prose.server.ts";
import { button } from "#site/ui/button.ts";

import { ProseFigure } from "./prose-figure.tsx";
import { ProseTable, StorageTable } from "./prose-table.tsx";

import "./prose.css";

export function Prose({ body }: { body: readonly ProseNode[] }) {
  return <div className="prose">{renderAll(body)}</div>;
}

function renderAll(nodes: readonly ProseNode[]): ReactNode[] {
  return nodes.map(render);
}

function render(node: ProseNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  if ("term" in node) return <TermLink key={key} {...node} />;
  switch (node.tag) {
    case "section":
      return (
        <section key={key} id={node.id}>
          <h2>{node.title}</h2>
          {renderAll(node.children)}
        </section>
      );
    case "a":
      return (
        <SiteLink
          key={key}
          href={node.href}
          external={node.external}
          {...(node.href.startsWith("tel:") && { className: "-my-1 inline-block" })}
        >
          {renderAll(node.children)}
        </SiteLink>
      );
    case "table":
      return <ProseTable key={key} columns={node.columns} rows={node.rows.map((row) => row.map(renderAll))} />;
    case "cookie-settings":
      return (
        <p key={key}>
          <CookieSettings className={button.primary} />
        </p>
      );
    case "storage-table":
      return <StorageTable key={key} {...node} />;
    case "figure":
      return <ProseFigure key={key} {...node} />;
    case "hr":
      return <hr key={key} />;
    default: {
      const Tag = node.tag;
      return <Tag key={key}>{renderAll(node.children)}</Tag>;
    }
  }
}
