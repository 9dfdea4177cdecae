type Tip = { show: () => void; hide: () => void };

const delay = 700;
const grace = 300;

/** When the tooltips of a page open: one at a time, slowly at first, at once when another has just closed. */
export class TooltipGroup {
  #open: Tip | undefined;
  #waiting: Tip | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closedAt = -Infinity;

  hover(tip: Tip): void {
    if (tip === this.#open) return;
    this.#forget();
    if (performance.now() - this.#closedAt <= grace) {
      this.focus(tip);
      return;
    }
    this.#waiting = tip;
    this.#timer = setTimeout(() => this.focus(tip), delay);
  }

  /** The keyboard does not pass over things by accident: no delay. */
  focus(tip: Tip): void {
    this.#forget();
    if (tip === this.#open) return;
    this.#close();
    this.#open = tip;
    tip.show();
  }

  leave(tip: Tip): void {
    if (tip === this.#waiting) this.#forget();
    if (tip === this.#open) this.#close();
  }

  #close(): void {
    if (!this.#open) return;
    this.#open.hide();
    this.#open = undefined;
    this.#closedAt = performance.now();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }
}
