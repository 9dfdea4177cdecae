import { useEffect, useLayoutEffect, useRef } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";

import { stay } from "#site/shell/page-change/stay.ts";

import { onFailure } from "./guard-navigation.ts";
import type { Attempt } from "./guard-navigation.ts";
import { canOpen, openDocument } from "./open-document.ts";

/** Where the document stands in the history, as far as the browser says so. */
const historyIndex = (): number => ("navigation" in globalThis && globalThis.navigation.currentEntry?.index) || 0;

/**
 * Catches navigations that fail. If the server is there, the page is opened as a document: a newer release brings its own
 * programs. If not, the visitor stays, and `tell` gets a way to try again.
 */
export function useFailedNavigation(tell: (retry: () => void) => void): void {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigation, navigate, tell, index: -1 });

  useLayoutEffect(() => {
    // Of what is shown: during Back and Forward the browser is ahead of it.
    const { location: before, index: known } = latest.current;
    const index = before === location && known >= 0 ? known : historyIndex();
    latest.current = { location, navigation, navigate, tell, index };
  });

  useEffect(() => {
    const decide = async ({ url, signal }: Attempt) => {
      const isOpen = await canOpen(url.href);
      // The visitor has gone elsewhere meanwhile.
      if (signal.aborted) return;
      const { location: shown, navigation: asked, navigate: go, tell: say, index } = latest.current;
      const target = asked.location ?? { pathname: url.pathname, search: url.search, state: undefined };
      if (isOpen) return openDocument(createPath(target));
      // Back and Forward have moved the address already.
      const steps = index - historyIndex();
      stay();
      if (steps === 0) void go(shown, { replace: true, state: shown.state });
      else history.go(steps);
      say(() => {
        if (steps === 0) void go(target, { state: target.state });
        else history.go(-steps);
      });
    };
    return onFailure((attempt) => void decide(attempt));
  }, []);
}
