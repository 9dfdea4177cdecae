type Tip = { show: () => void; hide: () => void };

const delay = 700;
const grace = 300;

/** Opens one tooltip at a time: after a delay, or immediately if another has just closed. */
export class TooltipGroup {
  #open: Tip | undefined;
  #pending: Tip | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closedAt = -Infinity;

  hover(tip: Tip): void {
    if (tip === this.#open) return;
    this.#cancel();
    if (performance.now() - this.#closedAt <= grace) {
      this.focus(tip);
      return;
    }
    this.#pending = tip;
    this.#timer = setTimeout(() => this.focus(tip), delay);
  }

  focus(tip: Tip): void {
    this.#cancel();
    if (tip === this.#open) return;
    this.#close();
    this.#open = tip;
    tip.show();
  }

  leave(tip: Tip): void {
    if (tip === this.#pending) this.#cancel();
    if (tip === this.#open) this.#close();
  }

  #close(): void {
    if (!this.#open) return;
    this.#open.hide();
    this.#open = undefined;
    this.#closedAt = performance.now();
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
  }
}
