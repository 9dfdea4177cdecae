import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";

import { keepScrollPosition } from "#site/shell/navigation/keep-scroll-position.ts";

import { onFailure } from "./guard-navigation.ts";
import { canOpen, openDocument } from "./open-document.ts";

/** Returns the document's place in the history, as far as the browser reports it. */
const historyIndex = (): number => ("navigation" in globalThis && globalThis.navigation.currentEntry?.index) || 0;

/**
 * Catches navigations that fail. If the server responds, the page is opened as a document: a newer release brings its own
 * bundle. If not, the visitor stays, and `tell` gets a way to try again.
 */
export function useFailedNavigation(tell: (retry: () => void) => void): void {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();

  // Of the page that is shown: during Back and Forward the browser is ahead of it.
  const shownIndex = useRef(0);
  useLayoutEffect(() => {
    shownIndex.current = historyIndex();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It stands for the history entry.
  }, [location]);

  const settle = useEffectEvent((url: URL, isOpen: boolean) => {
    const target = navigation.location ?? { pathname: url.pathname, search: url.search, state: undefined };
    if (isOpen) return openDocument(createPath(target));
    // Back and Forward have moved the URL already.
    const steps = shownIndex.current - historyIndex();
    keepScrollPosition();
    if (steps === 0) void navigate(location, { replace: true, state: location.state });
    else history.go(steps);
    return tell(() => {
      if (steps === 0) void navigate(target, { state: target.state });
      else history.go(-steps);
    });
  });

  useEffect(
    () =>
      onFailure(async ({ url, signal }) => {
        const isOpen = await canOpen(url.href);
        // Otherwise the visitor has gone elsewhere meanwhile.
        if (!signal.aborted) settle(url, isOpen);
      }),
    [],
  );
}
