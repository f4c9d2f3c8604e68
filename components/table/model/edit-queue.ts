import { LIMITS } from "#domain/limits.ts";
import type { CellChange } from "./table-types.ts";

/** The most edits in one batch. */
const BATCH_MAX = LIMITS.requests.cellEdits;
const GATHER_MS = 40;

/** The reasons why a batch was rejected: of single edits by index, or as a whole. */
export type Rejection = { byIndex: ReadonlyMap<number, string>; whole: string; isFinal: boolean };

export type QueuedEdit = CellChange & {
  stamp: number;
  /** True if it undoes another edit. */
  takesBack?: boolean;
  /** For an undo: the company that the card belongs to before it. */
  leaves?: string | undefined;
};

export type QueueEnds<Saved> = {
  send: (edits: readonly QueuedEdit[]) => Promise<Saved>;
  /** Returns why a batch was rejected. */
  rejectionOf: (error: unknown) => Rejection;
  onSaved: (edits: readonly QueuedEdit[], saved: Saved) => void;
  onRejected: (edit: QueuedEdit, reason: string) => void;
  onRest: () => void;
};

const cellOf = ({ rowId, column }: CellChange) => `${rowId} ${column}`;

/**
 * Sends edits in batches, one at a time and in order. A batch is saved as a whole or not at all: if it is rejected, the
 * faulty edits are returned with the reason, and the others are sent again.
 */
export class EditQueue<Saved> {
  readonly #ends: QueueEnds<Saved>;
  #waiting = new Map<string, QueuedEdit>();
  /** Resolves when everything requested so far is done. */
  #done: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: QueueEnds<Saved>) {
    this.#ends = ends;
  }

  /** Adds edits; a newer one replaces a waiting one of the same cell. */
  add(edits: readonly QueuedEdit[]): void {
    for (const edit of edits) this.#waiting.set(cellOf(edit), edit);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Sends the waiting edits immediately. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#done = this.#done.then(() => this.#sendAll(waiting));
    return this.#done;
  }

  /** Runs a task after the edits added before it, and before those added later. Returns the task's result. */
  runBetween<Result>(task: () => Promise<Result>): Promise<Result> {
    void this.flush();
    this.#waiting = new Map();
    const result = this.#done.then(task);
    this.#done = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  /** Sends the edits, including those added while it sends. */
  async #sendAll(waiting: Map<string, QueuedEdit>): Promise<void> {
    if (waiting.size === 0) return;
    while (waiting.size > 0) {
      const batch = [...waiting.values()].slice(0, BATCH_MAX);
      for (const edit of batch) waiting.delete(cellOf(edit));
      await this.#save(batch);
    }
    this.#ends.onRest();
  }

  async #save(batch: readonly QueuedEdit[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      this.#ends.onSaved(batch, await this.#ends.send(batch));
    } catch (error) {
      await this.#saveRest(batch, this.#ends.rejectionOf(error));
    }
  }

  async #saveRest(batch: readonly QueuedEdit[], { byIndex, whole, isFinal }: Rejection): Promise<void> {
    if (byIndex.size > 0) {
      for (const [index, reason] of byIndex) {
        const edit = batch[index];
        if (edit) this.#ends.onRejected(edit, reason);
      }
      return this.#save(batch.filter((_, index) => !byIndex.has(index)));
    }
    if (isFinal || batch.length === 1) {
      for (const edit of batch) this.#ends.onRejected(edit, whole);
      return;
    }
    // The error doesn't name an edit, so the batch is halved to find it.
    const middle = Math.ceil(batch.length / 2);
    await this.#save(batch.slice(0, middle));
    await this.#save(batch.slice(middle));
  }
}
