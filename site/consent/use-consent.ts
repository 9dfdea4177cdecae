import { useSyncExternalStore } from "react";

import { getConsent, subscribe, undecided } from "./consent-store.ts";
import type { Consent } from "./consent-store.ts";

export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, getConsent, () => undecided);
}
