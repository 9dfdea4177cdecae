import { useState } from "react";

import { initials } from "./initials.ts";

type Props = {
  name: string;
  /** Null: initials only. */
  src: string | null;
  /** Only where the name does not stand beside the picture. */
  label?: string;
  /** Edge in pixels, so that nothing moves when the picture arrives. */
  size?: number;
  className?: string;
};

/** A picture that lies over the initials: they are seen until it has loaded, and again if it fails. */
export function Avatar({ name, src, label, size = 96, className = "size-24" }: Props) {
  const accessible = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span
      {...accessible}
      className={`relative inline-grid place-items-center overflow-hidden bg-highlight text-xl font-semibold text-blue-ink ${className}`}
    >
      <Picture key={src} name={name} src={src} size={size} />
    </span>
  );
}

/** The state belongs to one address: another address starts anew. */
function Picture({ name, src, size }: { name: string; src: string | null; size: number }) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  // The picture may have arrived, or failed, before the page became alive.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete === true && state === "loading") setState(image.naturalWidth > 0 ? "loaded" : "failed");
  };
  return (
    <>
      {state !== "loaded" && <span aria-hidden="true">{initials(name)}</span>}
      {src !== null && state !== "failed" && (
        <img
          ref={look}
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          loading="lazy"
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </>
  );
}
