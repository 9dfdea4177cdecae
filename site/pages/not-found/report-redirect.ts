/** Reports a redirect to analytics, if loaded. A failure must not stop the redirect. */
export function reportRedirect(original_path: string, redirect_path: string): void {
  try {
    const { gtag } = globalThis as { gtag?: unknown };
    if (typeof gtag === "function") gtag("event", "legacy_url_redirect", { original_path, redirect_path });
  } catch (error) {
    // oxlint-disable-next-line no-console -- NF-24
    console.warn("The redirect could not be reported", error);
  }
}
