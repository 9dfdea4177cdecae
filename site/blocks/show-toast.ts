/** Shows the message of the page's toasts, with the name of a term. The first one loads React. */
export async function showToast(term = ""): Promise<void> {
  const island = document.querySelector<HTMLElement>('[data-island="toasts"]');
  const { message } = JSON.parse(island?.dataset["props"] ?? "{}") as { message?: { title: string; text: string } };
  if (!island || !message) return;
  const { toasts } = await import("./toasts.ts");
  toasts.add({ ...message, text: message.text.replace("{term}", term) });
  island.dispatchEvent(new Event("intent", { bubbles: true }));
}
