/** The most lines that are written in a window. Further lines are only counted. */
export type LineBounds = {
  readonly windowMs: number;
  /** The most lines of a kind from one source, such as a network. */
  readonly perSource: number;
  /** The most lines of a kind from all sources together. */
  readonly perKind: number;
  /** The number of sources of a kind that are counted by name. Further sources are counted together. */
  readonly sources: number;
};

type Counts = {
  written: number;
  readonly withheld: Map<string, number>;
  readonly bySource: Map<string, number>;
};

/** The name under which further sources are counted. */
export const OTHER_SOURCES = "others";

/**
 * Limits the lines that unknown senders or a fault can write to a log. Each kind has a budget, so that a flood of one kind doesn't hide
 * another, and each source has a share of it. At the end of a window, `report` gets one count for each kind and source that had lines
 * withheld.
 */
export function makeBoundedLines(
  bounds: LineBounds,
  report: (kind: string, source: string, withheld: number) => void,
) {
  const kinds = new Map<string, Counts>();
  let timer: NodeJS.Timeout | undefined;

  /** Checks whether a line may be written; counts it if not. */
  function allows(kind: string, source: string): boolean {
    timer ??= setTimeout(endWindow, bounds.windowMs).unref();
    const counts = kinds.get(kind) ?? { written: 0, withheld: new Map(), bySource: new Map() };
    kinds.set(kind, counts);
    const key = counts.bySource.has(source) || counts.bySource.size < bounds.sources ? source : OTHER_SOURCES;
    const written = counts.bySource.get(key) ?? 0;
    if (written < bounds.perSource && counts.written < bounds.perKind) {
      counts.bySource.set(key, written + 1);
      counts.written += 1;
      return true;
    }
    counts.bySource.set(key, written);
    counts.withheld.set(key, (counts.withheld.get(key) ?? 0) + 1);
    return false;
  }

  /** Reports the withheld lines and begins a new window. The timer calls it, and so does the end of the process. */
  function endWindow(): void {
    clearTimeout(timer);
    timer = undefined;
    const ended = [...kinds];
    kinds.clear();
    for (const [kind, { withheld }] of ended) {
      for (const [source, count] of withheld) report(kind, source, count);
    }
  }

  return { allows, endWindow };
}
