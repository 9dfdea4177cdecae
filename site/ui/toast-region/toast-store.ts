type Message = { title?: string; text: string };
type Toast = Message & { id: number; isOpen: boolean };

/** Milliseconds that a dismissed toast stays in memory. */
const removalDelay = 1_000_000;

/** Stores at most one toast. */
export class ToastStore {
  #toast: Toast | undefined;
  #lastId = 0;
  #removal: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getToast = (): Toast | undefined => this.#toast;

  add(message: Message): number {
    this.#lastId += 1;
    this.#set({ ...message, id: this.#lastId, isOpen: true });
    return this.#lastId;
  }

  update(id: number, message: Message): void {
    if (this.#toast?.id === id) this.#change({ ...message, id, isOpen: this.#toast.isOpen });
  }

  dismiss(id: number | undefined): void {
    if (id === undefined || this.#toast?.id !== id || !this.#toast.isOpen) return;
    this.#set({ ...this.#toast, isOpen: false });
    this.#removal = setTimeout(() => this.remove(id), removalDelay);
  }

  remove(id: number): void {
    if (this.#toast?.id === id) this.#set(undefined);
  }

  #set(toast: Toast | undefined): void {
    clearTimeout(this.#removal);
    this.#change(toast);
  }

  #change(toast: Toast | undefined): void {
    this.#toast = toast;
    for (const listener of this.#listeners) listener();
  }
}
