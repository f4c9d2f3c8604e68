/** A line whose turns go round its sources, however many wait from each. */
export type WaitingLine = {
  /** Joins the line's end for this source. Resolves to whether its turn came; false where it had to make room, or found none. */
  join(source: string): Promise<boolean>;
  /** Gives the next source its turn, the one that waited longest first. False where nothing waits. */
  next(): boolean;
  readonly waiting: number;
};

/**
 * Makes a line of so many at most. When it is full, whoever came last from the source with the most makes room for a source with fewer:
 * a crowd from one network keeps nobody else out.
 */
export function makeWaitingLine(most: number): WaitingLine {
  /** The source that had its turn longest ago comes first. */
  const sources = new Map<string, ((isTurn: boolean) => void)[]>();
  let waiting = 0;

  /** @returns whether there is room now for one more of this source */
  function makeRoomFor(source: string): boolean {
    if (waiting < most) return true;
    const own = sources.get(source)?.length ?? 0;
    const largest = [...sources.values()].reduce(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
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
