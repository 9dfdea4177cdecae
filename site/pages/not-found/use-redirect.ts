import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

import { reportRedirect } from "./report-redirect.ts";

/** Milliseconds to read the notice. */
const delay = 2000;

/** Redirects after a delay and replaces the legacy URL in the history. Returns a handler for visitors who click first. */
export function useRedirect(target: string): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    timer.current = setTimeout(() => {
      reportRedirect(pathname, target);
      void navigate(target, { replace: true });
    }, delay);
    return () => clearTimeout(timer.current);
  }, [navigate, pathname, target]);

  return () => {
    clearTimeout(timer.current);
    reportRedirect(pathname, target);
  };
}
