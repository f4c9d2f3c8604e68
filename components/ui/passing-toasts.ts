/** A toast that appeared within this time before a page change stays, because it probably says why the page changed. */
const LED_HERE_MS = 1_500;

/** Keeps the ids of toasts that only confirm, with the time they appeared: they belong to the page on which they appeared. */
export class PassingToasts {
  readonly #shown = new Map<string | number, number>();

  add(id: string | number, now: number): void {
    this.#shown.set(id, now);
  }

  /** Returns the toasts that don't follow to another page, and forgets them. */
  leave(now: number): (string | number)[] {
    const left = [...this.#shown].filter(([, at]) => now - at > LED_HERE_MS).map(([id]) => id);
    for (const id of left) this.#shown.delete(id);
    return left;
  }
}
