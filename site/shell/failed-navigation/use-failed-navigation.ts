import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";

import { skipNextScroll } from "#site/shell/navigation/skip-next-scroll.ts";

import { onNavigationFailure } from "./failed-navigation-middleware.ts";
import { isReachable, openDocument } from "./open-document.ts";

/** Returns the index of the current history entry, or 0 in browsers without the Navigation API. */
const historyIndex = (): number => ("navigation" in globalThis && globalThis.navigation.currentEntry?.index) || 0;

/**
 * Handles navigations that fail. If the server responds, the page is opened as a document, because a newer release has
 * other bundles. If not, the visitor stays on the page, and `onUnreachable` receives a function that tries again.
 */
export function useFailedNavigation(onUnreachable: (retry: () => void) => void): void {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();

  // The index of the rendered page: Back and Forward change the browser's index before the page.
  const renderedIndex = useRef(0);
  useLayoutEffect(() => {
    renderedIndex.current = historyIndex();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- A new location is a new history entry.
  }, [location]);

  const handleFailure = useEffectEvent((url: URL, isServerReachable: boolean) => {
    const target = navigation.location ?? { pathname: url.pathname, search: url.search, state: undefined };
    if (isServerReachable) return openDocument(createPath(target));
    const steps = renderedIndex.current - historyIndex();
    skipNextScroll();
    if (steps === 0) void navigate(location, { replace: true, state: location.state });
    else history.go(steps);
    return onUnreachable(() => {
      if (steps === 0) void navigate(target, { state: target.state });
      else history.go(-steps);
    });
  });

  useEffect(
    () =>
      onNavigationFailure(async ({ url, signal }) => {
        const isServerReachable = await isReachable(url.href);
        // An aborted attempt was replaced by another navigation.
        if (!signal.aborted) handleFailure(url, isServerReachable);
      }),
    [],
  );
}
