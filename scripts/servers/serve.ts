// The built site as production serves it, with the data service and a database of its own: `pnpm serve`, PORT=4173 by
// default.
import { startStack } from "./start-stack.ts";

const port = Number(process.env["PORT"] ?? 4173);
const chain = await startStack(port);
console.log(`Serving build/client at ${chain.origin} (Ctrl+C stops)`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void chain.stop());
process.exitCode = await chain.exited;
