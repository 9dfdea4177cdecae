import { useEffect, useId, useState } from "react";
import type { PointerEvent, ReactNode } from "react";

import { TooltipGroup } from "./tooltip-group.ts";

import "./tooltip.css";

/** Shared, because the delay of a tooltip depends on the others. */
const group = new TooltipGroup();

type Props = {
  text: string;
  /** Renders the control with this id as `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
};

/** Describes a control. The pointer may move onto the tooltip, and Escape closes it. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [tip] = useState(() => ({ show: () => setIsOpen(true), hide: () => setIsOpen(false) }));

  useEffect(() => () => group.leave(tip), [tip]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") group.leave(tip);
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen, tip]);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") group.hover(tip);
  };
  const leave = (host: Element) => {
    if (!host.matches(":hover, :has(:focus-visible)")) group.leave(tip);
  };

  return (
    <span
      className="tooltip-host"
      onPointerEnter={enter}
      onPointerLeave={({ currentTarget }) => leave(currentTarget)}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) group.focus(tip);
      }}
      onBlur={({ currentTarget }) => leave(currentTarget)}
    >
      {children(id)}
      <span role="tooltip" id={id} hidden={!isOpen} className="tooltip">
        {text}
      </span>
    </span>
  );
}
