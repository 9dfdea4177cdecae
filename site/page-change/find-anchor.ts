/** The element an address points to with its hash. Addresses come from anywhere, so the hash may be nonsense. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
