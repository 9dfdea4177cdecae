import { useEffect } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";

const timeOfHighlight = 2000;

/** An entry that somebody jumps to is shown if the filter hides it, and marked for a moment. */
export function useJump(list: RefObject<HTMLElement | null>, clearFilter: () => void): void {
  useEffect(() => {
    const element = list.current;
    const show = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.closest("[hidden]")) flushSync(clearFilter);
      if (target.localName !== "article") return;
      target.dataset["found"] = "";
      setTimeout(() => delete target.dataset["found"], timeOfHighlight);
    };
    element?.addEventListener("jump", show);
    return () => element?.removeEventListener("jump", show);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Two rules disagree on refs that are handed in.
  }, [list, clearFilter]);
}
