// Added to the page after consent, if content/site.yaml asks for it: tells the analytics tool how fast the page was.
import { onCLS, onINP, onLCP } from "web-vitals";
import type { Metric } from "web-vitals";

for (const watch of [onCLS, onINP, onLCP]) watch(report);

function report({ name, value, rating }: Metric): void {
  const { gtag } = globalThis as { gtag?: unknown };
  if (typeof gtag === "function") gtag("event", "web_vital", { name, value, rating, path: location.pathname });
}
