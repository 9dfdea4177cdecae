import { useEffect, useRef, useSyncExternalStore } from "react";

import { IconButton } from "#site/ui/icon-button.tsx";
import { icons } from "#site/ui/icons.ts";
import { restoreFocus } from "#site/ui/restore-focus.ts";

import type { ToastStore } from "./toast-store.ts";

import "./toast-region.css";

const displayTime = 5000;

/** Shows toasts without moving the focus. The output element is always rendered, so that changes are announced. */
export function ToastRegion({ store, closeLabel }: { store: ToastStore; closeLabel: string }) {
  const toast = useSyncExternalStore(store.subscribe, store.getToast, store.getToast);
  const open = toast?.isOpen === true ? toast : undefined;
  const box = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget>(null);

  useEffect(() => {
    if (!open || !box.current) return undefined;
    return dismissAfter(box.current, displayTime, () => store.dismiss(open.id));
  }, [store, open]);

  const close = () => {
    if (open) store.dismiss(open.id);
    restoreFocus(previousFocus.current);
  };

  return (
    <div
      ref={box}
      data-open={open !== undefined}
      className="toast"
      onFocus={({ relatedTarget }) => {
        previousFocus.current = relatedTarget;
      }}
    >
      <output>
        {open && (
          <span key={open.id}>
            {open.title !== undefined && <strong className="block">{open.title}</strong>}
            {open.text}
          </span>
        )}
      </output>
      {open && <IconButton label={closeLabel} d={icons.close} onClick={close} />}
    </div>
  );
}

/** Calls `onTimeout` after the given time, which pauses while the element is hovered or contains the focus. */
function dismissAfter(element: Element, milliseconds: number, onTimeout: () => void): () => void {
  let remaining = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= performance.now() - startedAt;
  };
  const update = () => {
    stop();
    if (element.matches(":hover, :focus-within")) return;
    startedAt = performance.now();
    timer = setTimeout(onTimeout, remaining);
  };

  const listeners = new AbortController();
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"]) {
    element.addEventListener(event, update, { signal: listeners.signal });
  }
  update();
  return () => {
    listeners.abort();
    stop();
  };
}
