import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

const sevenDays = 604_800;
const narrow = "(width < 48rem)";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isExpanded = (): boolean => !/(?:^|; )sidebar=collapsed(?:;|$)/.test(document.cookie);

function saveState(expanded: boolean): void {
  const value = expanded ? "expanded" : "collapsed";
  document.cookie = `sidebar=${value}; max-age=${sevenDays}; path=/; SameSite=Lax`;
  for (const listener of listeners) listener();
}

/** Returns the state of the sidebar, which a cookie stores, and of the drawer on narrow screens. */
export function useSidebar() {
  const expanded = useSyncExternalStore(subscribe, isExpanded, () => true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (matchMedia(narrow).matches) setIsDrawerOpen((isOpen) => !isOpen);
    else saveState(!isExpanded());
  }, []);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "b" || event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    const width = matchMedia(narrow);
    document.addEventListener("keydown", onKeyDown);
    width.addEventListener("change", closeDrawer);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      width.removeEventListener("change", closeDrawer);
    };
  }, [toggle, closeDrawer]);

  return { expanded, isDrawerOpen, toggle, closeDrawer };
}
