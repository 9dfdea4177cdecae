import { startProcess } from "./start-process.ts";

export type RunningNginx = { pid: number; exited: Promise<number>; reload: () => void; stop: () => Promise<void> };

/** Starts nginx with a complete configuration as a child of this process, and waits until it responds. */
export async function startNginx(configFile: string, origin: string): Promise<RunningNginx> {
  const args = ["-c", configFile, "-e", "stderr", "-g", "daemon off;"];
  const { pid, exited, kill } = await startProcess({ command: "nginx", args, origin, lastSignal: "SIGTERM" });
  return {
    pid,
    exited,
    reload: () => kill("SIGHUP"),
    stop: async () => {
      kill("SIGQUIT");
      // Do not wait for clients with a busy connection.
      const timer = setTimeout(() => kill("SIGTERM"), 5000);
      await exited;
      clearTimeout(timer);
    },
  };
}
