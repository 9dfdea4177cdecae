import { useEffect, useRef, useSyncExternalStore } from "react";

import { button } from "#site/ui/button/button.ts";
import { restoreFocus } from "#site/ui/focus/restore-focus.ts";
import { icons } from "#site/ui/icon/icons.ts";
import { IconButton } from "#site/ui/icon-button/icon-button.tsx";
import { dismissAfter } from "./dismiss-after.ts";
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
    if (!open || open.action || !box.current) return undefined;
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
      <div>
        <output>
          {open && (
            <span key={open.id}>
              {open.title !== undefined && <strong className="block">{open.title}</strong>}
              {open.text}
            </span>
          )}
        </output>
        {open?.action && (
          <button type="button" className={`${button.outline} my-2`} onClick={open.action.run}>
            {open.action.label}
          </button>
        )}
      </div>
      {open && <IconButton label={closeLabel} d={icons.close} onClick={close} />}
    </div>
  );
}
