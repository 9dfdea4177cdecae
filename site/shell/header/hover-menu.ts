const menuDelays = { open: 200, close: 150, skip: 300 } as const;

type Opened = { group: string; by: "hover" | "click" };

/** Decides which panel of the desktop menu is open. Knows no elements, so that tests can control the time. */
export class HoverMenu {
  #opened: Opened | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: (group: string | undefined) => void;

  constructor(onChange: (group: string | undefined) => void = () => undefined) {
    this.#onChange = onChange;
  }

  readonly openGroup = (): string | undefined => this.#opened?.group;

  enter(group: string): void {
    this.#stopTimer();
    if (this.#opened?.group === group) return;
    const canSkipDelay = this.#opened !== undefined || Date.now() - this.#closedAt < menuDelays.skip;
    if (canSkipDelay) this.open(group, "hover");
    else this.#timer = setTimeout(() => this.open(group, "hover"), menuDelays.open);
  }

  leave(group: string): void {
    this.#stopTimer();
    if (this.#opened?.group === group) this.#timer = setTimeout(() => this.close(), menuDelays.close);
  }

  /** Closes a panel that a click has opened. A panel opened by hover stays open, and a double click always opens. */
  click(group: string, count = 1): void {
    if (count < 2 && this.#opened?.group === group && this.#opened.by === "click") this.close();
    else this.open(group, "click");
  }

  open(group: string, by: Opened["by"]): void {
    this.#stopTimer();
    this.#opened = { group, by };
    this.#onChange(group);
  }

  close(): void {
    this.#stopTimer();
    if (this.#opened === undefined) return;
    this.#opened = undefined;
    this.#closedAt = Date.now();
    this.#onChange(undefined);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
