/** Replaces the year of the build by the current one. */
export function showYear(): void {
  const year = document.querySelector("[data-year]");
  if (year) year.textContent = String(new Date().getFullYear());
}
