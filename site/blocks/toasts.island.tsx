import { ToastRegion } from "#site/ui/toast-region/toast-region.tsx";

import { toasts } from "./toasts.ts";

type Props = {
  /** What show-toast.ts shows on this page. */
  message: { title: string; text: string };
  closeLabel: string;
};

/** Shows the toasts of a page. */
export default function Toasts({ closeLabel }: Props) {
  return <ToastRegion store={toasts} closeLabel={closeLabel} />;
}
