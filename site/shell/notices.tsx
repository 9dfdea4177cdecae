import { useLocation } from "react-router";

import { toasts } from "#site/blocks/toasts.ts";
import { labels } from "#site/generated/shared-content.ts";
import { ToastRegion } from "#site/ui/toast-region/toast-region.tsx";

import { useFailedNavigation } from "./failed-navigation/use-failed-navigation.ts";
import { useOnChange } from "./use-on-change.ts";

/** Renders toasts, including the one for a page that could not be loaded. */
export function Notices() {
  const { retry, ...message } = labels.unreachable;
  useFailedNavigation((run) => toasts.add({ ...message, action: { label: retry, run } }));

  const { pathname } = useLocation();
  useOnChange(pathname, () => toasts.dismiss(toasts.getToast()?.id));

  return <ToastRegion store={toasts} closeLabel={labels.closeMessage} />;
}
