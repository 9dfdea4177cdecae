import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ToastStore } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("replaces the old toast with the new one", { tags: "SHAR-5" }, () => {
  const store = new ToastStore();
  const first = store.add({ text: "first" });
  const second = store.add({ text: "second" });
  expect(store.getToast()).toEqual({ id: second, text: "second", isOpen: true });
  store.update(first, { text: "late" });
  store.dismiss(first);
  store.remove(first);
  expect(store.getToast()).toEqual({ id: second, text: "second", isOpen: true });
});

test("notifies listeners when a toast is added, updated, dismissed and removed", { tags: "SHAR-6" }, () => {
  const store = new ToastStore();
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  expect(store.getToast()).toBeUndefined();
  const id = store.add({ text: "sending" });
  store.update(id, { text: "sent" });
  expect(store.getToast()).toEqual({ id, text: "sent", isOpen: true });
  store.dismiss(id);
  expect(store.getToast()).toEqual({ id, text: "sent", isOpen: false });
  store.remove(id);
  expect(store.getToast()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(4);
  unsubscribe();
  store.add({ text: "unsubscribed" });
  expect(listener).toHaveBeenCalledTimes(4);
});

test("removes a dismissed toast after 1000000 ms, even if it is updated meanwhile", { tags: "SHAR-6" }, () => {
  const store = new ToastStore();
  const id = store.add({ text: "done" });
  store.dismiss(id);
  vi.advanceTimersByTime(500_000);
  store.dismiss(id);
  store.update(id, { text: "changed" });
  vi.advanceTimersByTime(499_999);
  expect(store.getToast()).toEqual({ id, text: "changed", isOpen: false });
  vi.advanceTimersByTime(1);
  expect(store.getToast()).toBeUndefined();
});

test("a new toast cancels the removal of the old one", { tags: "SHAR-6" }, () => {
  const store = new ToastStore();
  store.dismiss(store.add({ text: "old" }));
  const id = store.add({ text: "new" });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2_000_000);
  expect(store.getToast()).toEqual({ id, text: "new", isOpen: true });
});
