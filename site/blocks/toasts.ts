import { ToastStore } from "#site/ui/toast-region/toast-store.ts";

/** What the site says in passing. Whoever adds to it, there is at most one toast at a time. */
export const toasts = new ToastStore();
