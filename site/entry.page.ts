// The script of every page. It knows no framework: islands load React when they are needed.
import { synchronizeConsent } from "./consent/consent.ts";
import { gateScripts } from "./consent/gated-scripts.ts";
import { keepBannerClear } from "./consent/keep-banner-clear.ts";
import { hasTools } from "./generated/script-values.ts";
import { scrollToPendingTarget, rememberTerms } from "./glossary/pending-target.ts";
import { startScripts } from "./islands/start.ts";
import { onFirstShown } from "./page-life.ts";
import { startDesktopMenu } from "./shell/header/start-desktop-menu.ts";
import { startMobileMenu } from "./shell/header/start-mobile-menu.ts";
import { openTarget } from "./shell/open-target.ts";
import { prefetchOnHover } from "./shell/prefetch-on-hover.ts";
import { reportPages } from "./shell/report-pages.ts";
import { showFocused } from "./shell/show-focused.ts";

onFirstShown(() => {
  try {
    start();
  } catch (error) {
    document.documentElement.dataset["script"] = "failed";
    throw error;
  }
});

function start(): void {
  startDesktopMenu();
  startMobileMenu();
  keepBannerClear();
  synchronizeConsent();
  showYear();
  showFocused();
  openTarget();
  startScripts();
  rememberTerms();
  scrollToPendingTarget();
  prefetchOnHover();
  // Left out of the bundle while no tool is configured.
  if (hasTools) gateScripts();
  reportPages();
  document.documentElement.dataset["ready"] = "";
}

/** Replaces the year of the build by the current one. */
function showYear(): void {
  const year = document.querySelector("[data-year]");
  if (year) year.textContent = String(new Date().getFullYear());
}
