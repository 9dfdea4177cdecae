const menuDelays = { open: 200, close: 150, skip: 300 } as const;

type Opened = { group: string; by: "hover" | "click" };

type Timer = ReturnType<typeof setTimeout>;

/** Opens and closes the panels of the desktop menu. Independent of React, so that tests can control the time. */
export class HoverMenu {
  #opened: Opened | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;
  #timer: Timer | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly openGroup = (): string | undefined => this.#opened?.group;

  enter(group: string): void {
    this.#stopTimer();
    if (this.#opened?.group === group) return;
    const canSkipDelay = this.#opened !== undefined || Date.now() - this.#closedAt < menuDelays.skip;
    if (canSkipDelay) this.#open({ group, by: "hover" });
    else this.#timer = setTimeout(() => this.#open({ group, by: "hover" }), menuDelays.open);
  }

  leave(group: string): void {
    this.#stopTimer();
    if (this.#opened?.group === group) this.#timer = setTimeout(() => this.close(), menuDelays.close);
  }

  /** Closes a panel that a click has opened. A panel opened by hover stays open, and a double click always opens. */
  click(group: string, count = 1): void {
    this.#stopTimer();
    if (count < 2 && this.#opened?.group === group && this.#opened.by === "click") this.close();
    else this.#open({ group, by: "click" });
  }

  /** Takes over a panel that CSS has opened before hydration. */
  adopt(group: string, by: Opened["by"]): void {
    this.#open({ group, by });
  }

  close(): void {
    this.#stopTimer();
    if (this.#opened === undefined) return;
    this.#opened = undefined;
    this.#closedAt = Date.now();
    this.#notify();
  }

  #open(opened: Opened): void {
    this.#stopTimer();
    this.#opened = opened;
    this.#notify();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
