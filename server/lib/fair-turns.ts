/** How many run, and how many more wait. */
export type Bounds = { readonly running: number; readonly waiting: number };

/** A turn that has begun, until `end` is called. */
export type Begun = { readonly end: () => void };

/** A turn that began, or why none did: its owner has too many, all together have, or its wait was ended. */
export type Turn = Begun | "owner_full" | "full" | "gave_up";

type Owner = { readonly bounds: Bounds; running: number; readonly waiting: Set<() => void> };

export type FairTurns = ReturnType<typeof makeFairTurns>;

/**
 * Makes turns at work of which only so much may run at a time. The owners rotate: whoever has just had a turn waits behind
 * every other owner, however many turns either of them asked for.
 * @param all the bounds of all owners together
 * @param each the bounds of one owner, by its name
 */
export function makeFairTurns(all: Bounds, each: (owner: string) => Bounds) {
  /** Of those who have a turn or wait for one, whoever had theirs last at the end. */
  const owners = new Map<string, Owner>();
  let running = 0;
  let waiting = 0;

  function start(name: string, owner: Owner): Begun {
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
        if (waiting > 0) startNext();
      },
    };
  }

  /** One is enough: a turn that ends makes room for one more, of its owner or of another. */
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
    /** Begins a turn of the owner's where one is free; null where it has to wait. */
    begin(name: string): Begun | null {
      if (running >= all.running) return null;
      const owner = ownerOf(name);
      return owner.running < owner.bounds.running ? start(name, owner) : null;
    },

    /**
     * A turn of the owner's, as soon as there is one.
     * @param signal ends the wait for it
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

    /** How many wait, of all owners. */
    waiting: () => waiting,

    /** Whether nobody else can wait. */
    isFull: () => waiting >= all.waiting,

    /** Whether the owner has as many turns as it may, while others could have one. */
    isHeldByOwner(name: string): boolean {
      const owner = owners.get(name);
      return running < all.running && owner !== undefined && owner.running >= owner.bounds.running;
    },
  };
}
