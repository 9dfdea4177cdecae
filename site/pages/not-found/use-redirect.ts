import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

import { reportRedirect } from "./report-redirect.ts";

/** Milliseconds in which the notice can be read. */
const delay = 2000;

/** Sends the visitor on after a while, in place of the old address. Returns what to do when somebody does not wait. */
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
