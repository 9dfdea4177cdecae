// Serves the build as in production, with the data service and the employees of api/database/team.json: `[PORT=4173] pnpm serve`.
import { readTeam } from "../../api/database/team.ts";
import { startStack } from "./start-stack.ts";

const port = Number(process.env["PORT"] ?? 4173);
const stack = await startStack(port, {}, readTeam());
console.log(`Serving build/client at ${stack.origin} (press Ctrl+C to stop)`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stack.stop());
process.exitCode = await stack.exited;
