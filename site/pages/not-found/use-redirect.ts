import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

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

/** Reports a redirect to analytics, if loaded. A failure must not stop the redirect. */
function reportRedirect(original_path: string, redirect_path: string): void {
  try {
    const { gtag } = globalThis as { gtag?: unknown };
    if (typeof gtag === "function") gtag("event", "legacy_url_redirect", { original_path, redirect_path });
  } catch (error) {
    // oxlint-disable-next-line no-console -- NF-24
    console.warn("The redirect could not be reported", error);
  }
}
