import { useEffect, useLayoutEffect, useRef } from "react";
import type { ComponentType, ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

type Props = { children?: ReactNode };

/** Makes an island interactive. If it throws, its HTML stays, as without JavaScript. */
export function hydrateIsland(island: HTMLElement, Component: ComponentType<Props>, onHydrated: () => void): void {
  const { island: name = "", props = "{}" } = island.dataset;
  const slot = island.querySelector("[data-slot]");
  const nodes = [...island.childNodes];
  const slotNodes = [...(slot?.childNodes ?? [])];
  const field = island.querySelector("input");
  hydrateRoot(
    island,
    <Hydrated
      onHydrated={() => {
        onHydrated();
        keepTypedText(island, field);
      }}
    >
      <Component {...(JSON.parse(props) as Props)}>{slot && <Slot nodes={slotNodes} />}</Component>
    </Hydrated>,
    {
      identifierPrefix: name,
      onUncaughtError: (error) => {
        reportError(error);
        // React removes everything after this.
        queueMicrotask(() => {
          slot?.replaceChildren(...slotNodes);
          island.replaceChildren(...nodes);
          island.dataset["script"] = "failed";
        });
      },
      // A translator or an extension has changed the page. Leaves a mark for tests: a mismatch of our own is a bug.
      onRecoverableError: (error) => {
        if (import.meta.env.DEV) reportError(error);
        performance.mark("hydration-recovered");
      },
    },
  );
}

/** Types a text again if React has replaced its field, because a translator or an extension had changed the island. */
function keepTypedText(island: HTMLElement, field: HTMLInputElement | null): void {
  const rendered = island.querySelector("input");
  if (!field || !rendered || rendered === field) return;
  rendered.focus();
  // React replaces the property of the element itself, and would not notice a change by it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(rendered, field.value);
  rendered.dispatchEvent(new Event("input", { bubbles: true }));
}

const staticHtml = { __html: "" };

/** Keeps the static content of an island: React neither compares nor changes it, also when it renders the island again. */
function Slot({ nodes }: { nodes: readonly ChildNode[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && !box.current.hasChildNodes()) box.current.append(...nodes);
  }, [nodes]);
  return (
    <div
      ref={box}
      data-slot=""
      className="contents"
      // oxlint-disable-next-line react/no-danger -- Empty: hydration leaves what is in the page.
      dangerouslySetInnerHTML={staticHtml}
      suppressHydrationWarning
    />
  );
}

/** The effects of a parent run last, so the island handles events from here on. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react/exhaustive-deps -- Once, after the first render.
  useEffect(onHydrated, []);
  return children;
}
