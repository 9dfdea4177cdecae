/** Returns the layout shift of the page so far. Runs in the page. */
export async function measureShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    // The observer is not called without an entry.
    setTimeout(() => resolve(0), 100);
  });
}
