import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * Called when React has rendered the page again, because a translator or an extension had changed it before hydration.
 * Leaves a mark for tests: a mismatch of our own is a bug.
 */
function onRecoverableError(error: unknown): void {
  if (import.meta.env.DEV) reportError(error);
  performance.mark("hydration-recovered");
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError },
  );
});
