/** A queue that rotates turns among its sources, however many entries each source has. */
export type RotatingQueue = {
  /**
   * Joins the end of the queue for this source. Resolves to true at its turn, or to false if there is no room for it or it loses its
   * place.
   */
  join(source: string): Promise<boolean>;
  /** Gives a turn to the next source, for its longest-waiting entry. Returns false if nothing waits. */
  next(): boolean;
  readonly waiting: number;
};

/**
 * Creates a queue of at most `most` entries. If it is full, the last entry of the largest source makes room for a source with fewer:
 * a crowd from one network doesn't keep others out.
 */
export function makeRotatingQueue(most: number): RotatingQueue {
  /** Sources in order of their last turn, longest ago first. */
  const sources = new Map<string, ((isTurn: boolean) => void)[]>();
  let waiting = 0;

  /** Makes room for one more of this source, if possible. @returns false if there is none */
  function makeRoomFor(source: string): boolean {
    if (waiting < most) return true;
    const own = sources.get(source)?.length ?? 0;
    const largest = [...sources.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (largest.length <= own + 1) return false;
    waiting -= 1;
    largest.pop()?.(false);
    return true;
  }

  return {
    join(source) {
      if (!makeRoomFor(source)) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting += 1;
        sources.set(source, [...(sources.get(source) ?? []), resolve]);
      });
    },
    next() {
      const [first] = sources;
      if (first === undefined) return false;
      const [source, [turn, ...later]] = first;
      sources.delete(source);
      if (later.length > 0) sources.set(source, later);
      waiting -= 1;
      turn?.(true);
      return true;
    },
    get waiting() {
      return waiting;
    },
  };
}
