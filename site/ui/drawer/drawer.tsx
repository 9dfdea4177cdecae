import { useEffect, useId, useRef } from "react";
import type { PointerEvent, ReactNode } from "react";

import { icons } from "#site/ui/icon/icons.ts";
import { IconButton } from "#site/ui/icon-button/icon-button.tsx";

import "./drawer.css";

type Props = {
  label: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  side?: "left" | "right";
  /** Its width. */
  className?: string;
  children: ReactNode;
};

/** The backdrop belongs to the dialog; the panel is its only child. */
const isBeside = (event: PointerEvent) => event.target === event.currentTarget;

/** A panel from the edge. The browser keeps the focus inside and gives it back; Escape and a press beside it close it. */
export function Drawer({ label, closeLabel, open, onClose, side = "right", className = "w-90", children }: Props) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  // A breakpoint may hide what the drawer stands in: unseen, it would still keep the page from being used.
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
      data-side={side}
      className={`drawer ${className}`}
      // A key or a press goes through the state, so that the next press finds it closed.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // What closed without asking is told later: by then it may be open again.
      onClose={() => dialog.current?.open === false && onClose()}
      onPointerDown={(event) => {
        // A text selection that ends beside the panel began inside and closes nothing.
        pressedBeside.current = isBeside(event);
      }}
      onPointerUp={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
          <h2 id={headingId} className="text-lg font-semibold">
            {label}
          </h2>
          <IconButton label={closeLabel} d={icons.close} onClick={onClose} />
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      </div>
    </dialog>
  );
}
