// Serves build/client through nginx, configured as in production: `pnpm serve`, PORT=4173 by default.
import { startSite } from "./start-site.ts";

const port = Number(process.env["PORT"] ?? 4173);
const site = await startSite(port);
console.log(`Serving build/client at ${site.origin} (Ctrl+C stops)`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void site.stop());
process.exitCode = await site.exited;
