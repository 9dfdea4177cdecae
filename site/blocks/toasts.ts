import { ToastStore } from "#site/ui/toast-region/toast-store.ts";

/** One store for all islands of a page, so that at most one toast is visible. */
export const toasts = new ToastStore();
