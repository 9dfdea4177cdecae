import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

type Order = { urls: string[]; headers: Record<string, string>; body: string };

/** Sends one body to many addresses at the same moment, from a thread of its own: whoever listens here is not kept busy. */
export async function postMany(order: Order): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const [statuses] = (await once(worker, "message")) as [number[]];
  await worker.terminate();
  return statuses;
}

if (!isMainThread && workerData !== null && typeof workerData === "object" && "urls" in workerData) {
  const { urls, headers, body } = workerData as Order;
  const answers = await Promise.all(urls.map((url) => fetch(url, { method: "POST", headers, body })));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(answers.map(({ status }) => status));
}
