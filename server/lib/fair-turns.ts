/** How many run, and how many more wait. */
export type Bounds = { readonly running: number; readonly waiting: number };

/** A turn that began, or why none did: its owner has too many, all together have, or its wait was ended. */
export type Turn = { readonly end: () => void } | "owner_full" | "full" | "gave_up";

type Owner = { running: number; readonly waiting: Set<() => void> };

/**
 * Turns at work that only so much of may run at a time, the owners' in rotation: whoever has just had one waits behind
 * every other owner, however many turns either asked for.
 * @param all the bounds of all owners together
 * @param each the bounds of one owner
 */
export function makeFairTurns(all: Bounds, each: Bounds) {
  /** Of those who have a turn or wait for one, whoever had theirs last at the end. */
  const owners = new Map<string, Owner>();
  let running = 0;
  let waiting = 0;

  function begin(name: string, owner: Owner): Turn {
    running += 1;
    owner.running += 1;
    let isOver = false;
    return {
      end: () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        owner.running -= 1;
        owners.delete(name);
        if (owner.running + owner.waiting.size > 0) owners.set(name, owner);
        beginNext();
      },
    };
  }

  /** One is enough: a turn that ends makes room for one more, of its owner or of another. */
  function beginNext(): void {
    for (const { running: taken, waiting: queue } of owners.values()) {
      const [first] = queue;
      if (first === undefined || taken >= each.running) continue;
      first();
      return;
    }
  }

  function wait(name: string, owner: Owner, signal: AbortSignal): Promise<Turn> {
    waiting += 1;
    return new Promise((resolve) => {
      const leave = () => {
        waiting -= 1;
        owner.waiting.delete(start);
        signal.removeEventListener("abort", giveUp);
      };
      const start = () => {
        leave();
        resolve(begin(name, owner));
      };
      const giveUp = () => {
        leave();
        if (owner.running + owner.waiting.size === 0) owners.delete(name);
        resolve("gave_up");
      };
      owner.waiting.add(start);
      signal.addEventListener("abort", giveUp);
    });
  }

  /**
   * A turn of the owner's, which lasts until its `end` is called.
   * @param signal ends the wait for it
   */
  async function take(name: string, signal: AbortSignal): Promise<Turn> {
    if (signal.aborted) return "gave_up";
    const owner = owners.get(name) ?? { running: 0, waiting: new Set() };
    const isFree = running < all.running && owner.running < each.running;
    if (!isFree && owner.waiting.size >= each.waiting) return "owner_full";
    if (!isFree && waiting >= all.waiting) return "full";
    owners.set(name, owner);
    return isFree ? begin(name, owner) : wait(name, owner, signal);
  }

  return { take };
}
