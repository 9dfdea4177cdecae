// Serves the build with nginx, and the team of the build: `[PORT=4173] pnpm serve`.
import { startSite } from "./start-site.ts";

const site = await startSite(Number(process.env["PORT"] ?? 4173));
console.log(`Serving build/client at ${site.origin} (press Ctrl+C to stop)`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void site.stop());
process.exitCode = await site.exited;
