/** The maximum number of running turns and of waiting turns. */
export type Bounds = { readonly running: number; readonly waiting: number };

/** A turn that has begun and lasts until `end` is called. */
export type RunningTurn = {
  readonly owner: string;
  /** By `performance.now()`. */
  readonly since: number;
  readonly end: () => void;
};

/**
 * A turn that began, or the reason why none did: its owner has too many, everyone together has too many, or
 * the wait was ended.
 */
export type Turn = RunningTurn | "owner_full" | "full" | "gave_up";

type Waiting = { readonly begin: () => void; readonly group: Group };
type Owner = { readonly bounds: Bounds; running: number; readonly waiting: Set<Waiting> };
// The name of a resource that turns of several owners share, such as a worker of a cluster; null if there is
// none.
type Group = string | null;

export type FairQueue = ReturnType<typeof makeFairQueue>;

/**
 * Creates a queue that limits how much work runs at a time. Owners take turns: after one, an owner waits behind all others, however many
 * turns each has requested.
 * @param all the bounds of all owners together
 * @param each returns the bounds of one owner, by name
 * @param ofGroup the maximum number of turns of one group that run at the same time, of all owners together
 */
export function makeFairQueue(all: Bounds, each: (owner: string) => Bounds, ofGroup = all.running) {
  /** Owners with a turn or waiting for one; the last one served is at the end. */
  const owners = new Map<string, Owner>();
  /** The number of running turns of each group. */
  const groups = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const hasRoom = (group: Group) => group === null || (groups.get(group) ?? 0) < ofGroup;

  function count(group: Group, more: number): void {
    if (group === null) return;
    const counted = (groups.get(group) ?? 0) + more;
    if (counted > 0) groups.set(group, counted);
    else groups.delete(group);
  }

  function start(name: string, owner: Owner, group: Group): RunningTurn {
    count(group, 1);
    running += 1;
    owner.running += 1;
    let isOver = false;
    return {
      owner: name,
      since: performance.now(),
      end: () => {
        if (isOver) return;
        isOver = true;
        count(group, -1);
        running -= 1;
        owner.running -= 1;
        owners.delete(name);
        if (owner.running + owner.waiting.size > 0) owners.set(name, owner);
        if (waiting > 0) startNext();
      },
    };
  }

  /** Starts one turn. That is enough, because a turn that ends makes room for only one more. */
  function startNext(): void {
    for (const { bounds, running, waiting: queue } of owners.values()) {
      const [first] = queue;
      if (first === undefined || running >= bounds.running || !hasRoom(first.group)) continue;
      first.begin();
      return;
    }
  }

  function wait(name: string, owner: Owner, group: Group, signal: AbortSignal): Promise<Turn> {
    waiting += 1;
    return new Promise((resolve) => {
      const leave = () => {
        waiting -= 1;
        owner.waiting.delete(one);
        signal.removeEventListener("abort", giveUp);
      };
      const begin = () => {
        leave();
        owners.delete(name);
        owners.set(name, owner);
        resolve(start(name, owner, group));
      };
      const one = { begin, group };
      const giveUp = () => {
        leave();
        if (owner.running + owner.waiting.size === 0) owners.delete(name);
        resolve("gave_up");
      };
      owner.waiting.add(one);
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
    begin(name: string, group: Group = null): RunningTurn | null {
      if (running >= all.running || !hasRoom(group)) return null;
      const owner = ownerOf(name);
      return owner.running < owner.bounds.running ? start(name, owner, group) : null;
    },

    /**
     * Takes a turn for the owner as soon as one is free.
     * @param signal ends the wait
     */
    async take(name: string, signal: AbortSignal, group: Group = null): Promise<Turn> {
      if (signal.aborted) return "gave_up";
      const begun = this.begin(name, group);
      if (begun) return begun;
      if (waiting >= all.waiting) return "full";
      const owner = ownerOf(name);
      if (owner.waiting.size >= owner.bounds.waiting) return "owner_full";
      return wait(name, owner, group, signal);
    },

    /** Returns the number of waiting turns of all owners. */
    waiting: () => waiting,

    /** Checks whether the queue is full. */
    isFull: () => waiting >= all.waiting,

    /** Checks whether a waiting owner already has the maximum number of running turns. Others could begin one. */
    isHeldByOwner: (group: Group = null) => running < all.running && hasRoom(group),

    /** Checks whether the group already has the maximum number of running turns. */
    isHeldByGroup: (group: Group) => !hasRoom(group),
  };
}
