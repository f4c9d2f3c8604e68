/** The most that run, and the most that wait. */
export type Bounds = { readonly running: number; readonly waiting: number };

/** A turn that has begun and lasts until `end` is called. */
export type Begun = {
  readonly owner: string;
  /** By `performance.now()`. */
  readonly since: number;
  readonly end: () => void;
};

/** A turn that began, or why none did: its owner has too many, all together have, or the wait was ended. */
export type Turn = Begun | "owner_full" | "full" | "gave_up";

type Owner = { readonly bounds: Bounds; running: number; readonly waiting: Set<() => void> };

export type FairQueue = ReturnType<typeof makeFairQueue>;

/**
 * Creates a queue that limits how much work runs at a time. Owners take turns: after one, an owner waits behind all others, however many
 * turns each has requested.
 * @param all the bounds of all owners together
 * @param each returns the bounds of one owner, by name
 */
export function makeFairQueue(all: Bounds, each: (owner: string) => Bounds) {
  /** Owners with a turn or waiting for one; the last one served is at the end. */
  const owners = new Map<string, Owner>();
  let running = 0;
  let waiting = 0;

  function start(name: string, owner: Owner): Begun {
    running += 1;
    owner.running += 1;
    let isOver = false;
    return {
      owner: name,
      since: performance.now(),
      end: () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        owner.running -= 1;
        owners.delete(name);
        if (owner.running + owner.waiting.size > 0) owners.set(name, owner);
        if (waiting > 0) startNext();
      },
    };
  }

  /** Starts one turn, which is enough: a turn that ends makes room for one more, of its owner or of another. */
  function startNext(): void {
    for (const { bounds, running: taken, waiting: queue } of owners.values()) {
      const [first] = queue;
      if (first === undefined || taken >= bounds.running) continue;
      first();
      return;
    }
  }

  function wait(name: string, owner: Owner, signal: AbortSignal): Promise<Turn> {
    waiting += 1;
    return new Promise((resolve) => {
      const leave = () => {
        waiting -= 1;
        owner.waiting.delete(begin);
        signal.removeEventListener("abort", giveUp);
      };
      const begin = () => {
        leave();
        owners.delete(name);
        owners.set(name, owner);
        resolve(start(name, owner));
      };
      const giveUp = () => {
        leave();
        if (owner.running + owner.waiting.size === 0) owners.delete(name);
        resolve("gave_up");
      };
      owner.waiting.add(begin);
      signal.addEventListener("abort", giveUp);
    });
  }

  function ownerOf(name: string): Owner {
    let owner = owners.get(name);
    if (owner === undefined) {
      owner = { bounds: each(name), running: 0, waiting: new Set() };
      owners.set(name, owner);
    }
    return owner;
  }

  return {
    /** Begins a turn for the owner if one is free; returns null if it must wait. */
    begin(name: string): Begun | null {
      if (running >= all.running) return null;
      const owner = ownerOf(name);
      return owner.running < owner.bounds.running ? start(name, owner) : null;
    },

    /**
     * Takes a turn for the owner as soon as one is free.
     * @param signal ends the wait
     */
    async take(name: string, signal: AbortSignal): Promise<Turn> {
      if (signal.aborted) return "gave_up";
      const begun = this.begin(name);
      if (begun) return begun;
      if (waiting >= all.waiting) return "full";
      const owner = ownerOf(name);
      if (owner.waiting.size >= owner.bounds.waiting) return "owner_full";
      return wait(name, owner, signal);
    },

    /** Returns how many wait, of all owners. */
    waiting: () => waiting,

    /** Checks whether no more can wait. */
    isFull: () => waiting >= all.waiting,

    /** Checks whether an owner who waits has as many turns as it may: others could begin one. */
    isHeldByOwner: () => running < all.running,
  };
}
