import { useState } from "react";

import { initials } from "./initials.ts";

import "./avatar.css";

type Props = {
  name: string;
  /** Null shows initials only. */
  src: string | null;
  /** Text alternative, if the name is not next to the picture. */
  label?: string;
  /** Width and height in pixels, which prevent a layout shift. */
  size?: number;
  className?: string;
};

/** Shows initials until the picture has loaded, and if it fails. */
export function Avatar({ name, src, label, size = 96, className = "avatar-small" }: Props) {
  const accessible = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...accessible} className={`avatar text-xl font-semibold text-brand-ink ${className}`}>
      <Picture key={src} name={name} src={src} size={size} />
    </span>
  );
}

function Picture({ name, src, size }: { name: string; src: string | null; size: number }) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  // The picture may have loaded or failed before hydration, without an event.
  const checkComplete = (image: HTMLImageElement | null) => {
    if (image?.complete === true && state === "loading") setState(image.naturalWidth > 0 ? "loaded" : "failed");
  };
  return (
    <>
      {state !== "loaded" && <span aria-hidden="true">{initials(name)}</span>}
      {src !== null && state !== "failed" && (
        <img
          ref={checkComplete}
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          loading="lazy"
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      )}
    </>
  );
}
