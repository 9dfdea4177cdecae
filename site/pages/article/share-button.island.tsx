import { toasts } from "#site/blocks/toasts.ts";
import { button } from "#site/ui/button.ts";
import { ToastRegion } from "#site/ui/toast-region/toast-region.tsx";

import { sharePage } from "./share-page.ts";

type Props = { label: string; title: string; copied: { title: string; text: string }; closeMessage: string };

/** Shares the article, and confirms it by a toast if its link was copied. */
export default function ShareButton({ label, title, copied, closeMessage }: Props) {
  const share = () => void sharePage(title, () => toasts.add(copied));
  return (
    <>
      <button type="button" className={`${button.outline} needs-script`} onClick={share}>
        {label}
      </button>
      <ToastRegion store={toasts} closeLabel={closeMessage} />
    </>
  );
}
