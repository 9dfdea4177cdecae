import { useState } from "react";
import type { ReactNode } from "react";

import type { Purpose } from "./embeds.ts";
import { useConsent } from "./use-consent.ts";

type Props = {
  purpose: Exclude<Purpose, "analytics" | "visitorTool">;
  src: string;
  title: string;
  /** What stands here until the visitor agrees; `open` loads the frame this once. */
  children: (open: () => void) => ReactNode;
};

/** The only frame on the site: it exists after consent, or after a visitor has asked for it here and now. */
export function GatedFrame({ purpose, src, title, children }: Props) {
  const { choice, decision } = useConsent();
  const [openedAt, setOpenedAt] = useState<number>();
  if (choice !== "accepted" && openedAt !== decision) return children(() => setOpenedAt(decision));
  return (
    <iframe
      {...isolated}
      ref={choice === "accepted" ? undefined : takeFocus}
      data-purpose={purpose}
      src={src}
      title={title}
      width="1200"
      height="480"
      loading="lazy"
      // Without its own origin the maps service gets no referrer and refuses the tiles: docs/decisions/014.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The button that was pressed has gone. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** Where the browser knows it: cookies and storage of the frame are its own and end with it. React has no type for it. */
const isolated: object = { credentialless: "" };
