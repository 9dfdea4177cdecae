import type { ReactNode } from "react";

import "./sheet.css";

/** A sheet of paper with a folded corner. */
export function Sheet({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`sheet ${className}`}>
      <div className="sheet-paper ground-paper">{children}</div>
    </div>
  );
}
