/**
 * Reloads the document when Back or Forward is used before hydration: only the URL changes then, and the router would look
 * for the other page's data in this document.
 */
export function reloadAfterEarlyBack(): void {
  const { dataset } = document.documentElement;
  const { pathname } = location;
  addEventListener("popstate", (event) => {
    if ("hydrated" in dataset || location.pathname === pathname) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
