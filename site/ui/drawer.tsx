import { useEffect, useId, useRef } from "react";
import type { PointerEvent, ReactNode } from "react";

import { IconButton } from "./icon-button.tsx";
import { icons } from "./icons.ts";

import "./drawer.css";

type Props = {
  label: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  /** Width utility. */
  className: string;
  children: ReactNode;
};

/** Events of the backdrop have the dialog as target; the panel is its only child. */
const isOnBackdrop = (event: PointerEvent) => event.target === event.currentTarget;

/** Modal panel at the left edge of the window. Escape and a click on the backdrop close it. */
export function Drawer({ label, closeLabel, open, onClose, className, children }: Props) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const startedOnBackdrop = useRef(false);

  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  // A breakpoint may hide an ancestor: an invisible modal dialog would still block the page.
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const observer = new ResizeObserver(() => {
      if (!element.checkVisibility()) element.close();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={`drawer ${className}`}
      // Close by state, so that the next click can open it again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The close event is asynchronous: the drawer may be open again.
      onClose={() => dialog.current?.open === false && onClose()}
      onPointerDown={(event) => {
        // A text selection that starts in the panel and ends on the backdrop must not close it.
        startedOnBackdrop.current = isOnBackdrop(event);
      }}
      onPointerUp={(event) => {
        if (startedOnBackdrop.current && isOnBackdrop(event)) onClose();
      }}
    >
      <DrawerPanel headingId={headingId} label={label} closeLabel={closeLabel} onClose={onClose}>
        {children}
      </DrawerPanel>
    </dialog>
  );
}

type PanelProps = Pick<Props, "label" | "closeLabel" | "children"> & { headingId: string; onClose?: () => void };

/** The content of a drawer: its heading, a button that closes it, and a list that scrolls. */
export function DrawerPanel({ headingId, label, closeLabel, onClose, children }: PanelProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
        <h2 id={headingId} className="text-lg font-semibold">
          {label}
        </h2>
        <IconButton label={closeLabel} d={icons.close} onClick={onClose} />
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
    </div>
  );
}
