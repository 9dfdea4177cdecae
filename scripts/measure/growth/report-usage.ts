// Loaded into a process before its own code: at its end it tells what it has used, through a pipe of its own.
import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) process.on("exit", () => void writeSync(3, JSON.stringify(process.resourceUsage())));
