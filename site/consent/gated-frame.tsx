import { useState } from "react";
import type { ReactNode } from "react";

import { useConsent } from "./consent-store.ts";
import type { EmbedName } from "./embeds.ts";

type Props = {
  embed: Exclude<EmbedName, "analytics" | "visitorTool">;
  src: string;
  title: string;
  /** Renders the placeholder. `open` loads the frame without storing a choice. */
  children: (open: () => void) => ReactNode;
};

/** Renders a third-party frame after consent, or after the visitor has opened it on this page. */
export function GatedFrame({ embed, src, title, children }: Props) {
  const { choice, decision } = useConsent();
  const [openedAt, setOpenedAt] = useState<number>();
  if (choice !== "accepted" && openedAt !== decision) return children(() => setOpenedAt(decision));
  return (
    <iframe
      {...credentialless}
      ref={choice === "accepted" ? undefined : focusFrame}
      data-embed={embed}
      src={src}
      title={title}
      width="1200"
      height="480"
      loading="lazy"
      // Without allow-same-origin the map service receives no referrer and refuses the tiles: docs/decisions/014.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The frame replaces the button that had the focus. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** Gives the frame temporary cookies and storage in browsers that support it. React has no type for the attribute. */
const credentialless: object = { credentialless: "" };
