const menuDelays = { open: 200, close: 150, skip: 300 } as const;

/** How the open panel came to be open: what hover opened, a click only confirms. */
type Opened = { group: string; by: "hover" | "click" };

type Timer = ReturnType<typeof setTimeout>;

/**
 * Which panel of the desktop menu is open, and when. Hover waits before it opens and before it closes;
 * shortly after one panel closed, the next opens at once. Plain code, so that a clock can test it.
 */
export class HoverMenu {
  #opened: Opened | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;
  #timer: Timer | undefined;
  /** After Escape the pointer has to leave the group before hover counts again. */
  #dismissed: string | undefined;
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
    if (this.#opened?.group === group || this.#dismissed === group) return;
    const isWarm = this.#opened !== undefined || Date.now() - this.#closedAt < menuDelays.skip;
    if (isWarm) this.#open({ group, by: "hover" });
    else this.#timer = setTimeout(() => this.#open({ group, by: "hover" }), menuDelays.open);
  }

  leave(group: string): void {
    this.#stopTimer();
    if (this.#dismissed === group) this.#dismissed = undefined;
    if (this.#opened?.group === group) this.#timer = setTimeout(() => this.close(), menuDelays.close);
  }

  /** A click opens, confirms what hover has just opened, or closes what a click has opened. A double click opens. */
  press(group: string, count = 1): void {
    this.#stopTimer();
    if (count < 2 && this.#opened?.group === group && this.#opened.by === "click") this.close();
    else this.#open({ group, by: "click" });
  }

  /** Open already, by style, before script was there. */
  adopt(group: string, by: Opened["by"]): void {
    this.#open({ group, by });
  }

  /** Escape: closes at once and stays closed until the pointer has left. */
  dismiss(): void {
    this.#dismissed = this.#opened?.group;
    this.close();
  }

  close(): void {
    this.#stopTimer();
    if (this.#opened === undefined) return;
    this.#opened = undefined;
    this.#closedAt = Date.now();
    this.#tell();
  }

  #open(opened: Opened): void {
    this.#stopTimer();
    this.#dismissed = undefined;
    this.#opened = opened;
    this.#tell();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
