/**
 * Back, pressed while a document loads, moves the address only: the router would look for that page's data in this one.
 * So that page is loaded instead.
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
