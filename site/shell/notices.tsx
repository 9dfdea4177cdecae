import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { labels } from "virtual:shell";

import { useFailedNavigation } from "./failed-navigation/use-failed-navigation.ts";
import { ToastRegion } from "#site/ui/toast-region/toast-region.tsx";

import { toasts } from "#site/blocks/toasts.ts";

/** What is said beside the page that is being read, among it that another one did not come. */
export function Notices() {
  const { retry, ...message } = labels.unreachable;
  useFailedNavigation((run) => toasts.add({ ...message, action: { label: retry, run } }));

  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The next page has come.
    if (shown.current !== pathname) toasts.dismiss(toasts.getToast()?.id);
    shown.current = pathname;
  }, [pathname]);

  return <ToastRegion store={toasts} closeLabel={labels.closeMessage} />;
}
