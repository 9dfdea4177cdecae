import { isAccepted, onConsent } from "#site/consent/consent.ts";

/** Loads the map after consent, or after the visitor has opened it. The next decision about consent closes it again. */
export default function enhanceOfficeMap(box: HTMLElement): void {
  const frame = box.querySelector("template")?.content.querySelector("iframe");
  if (!frame) return;
  const update = () => {
    if (isAccepted()) box.append(frame);
    else frame.remove();
  };
  update();
  onConsent(update);
  box.querySelector("button")?.addEventListener("click", () => {
    box.append(frame);
    // It covers the button that had the focus.
    frame.focus();
  });
}
