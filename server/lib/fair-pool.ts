import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { suspectDatabase } from "./database-watch.ts";
import { type FairQueue, makeFairQueue, type RunningTurn } from "./fair-queue.ts";
import { metrics } from "./metrics.ts";
import { processGlobal } from "./process-global.ts";
import { requestOrigin } from "./request-origin.ts";
import { BACKGROUND, currentWork, ownerOfTurn, type WorkKind } from "./work.ts";

type OnConnection = (client: pg.PoolClient) => void;
const connectionListeners = processGlobal("taken-connections", () => new AsyncLocalStorage<OnConnection>());

/** Runs the work, and reports every connection that it takes from the pool, so that SQL can join a Prisma transaction. */
export function withConnectionsNoted<Result>(
  onConnection: OnConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  return connectionListeners.run(onConnection, work);
}

/** The longest wait for a new connection, and for a turn at one. */
export const CONNECT_MS = 5_000;

/** The most requests that wait per connection: of one owner, and of all owners together. */
const LINE = { own: 15, ownLeast: 50, all: 50, allLeast: 100 } as const;

/** The error if no turn came in time, or if the owner's own queue or the shared queue was full. */
class NoConnection extends Error {
  readonly code: "own_line_full" | undefined;
  constructor(isOwnLine: boolean) {
    super(
      isOwnLine
        ? "the account's own queue for a connection is full"
        : "timeout exceeded when trying to connect",
    );
    this.name = "NoConnection";
    this.code = isOwnLine ? "own_line_full" : undefined;
  }
}

/** The owner that requests a connection, and the worker that has the owner's rows. */
type TurnOwner = {
  readonly owner: string;
  readonly organizationId: string | null;
  readonly worker: string | null;
};
type ConnectCallback = Parameters<pg.Pool["connect"]>[0];
export type Sharing = {
  /**
   * The connections that an owner may have from the smallest pool: two, because work that holds one may ask
   * for another.
   */
  readonly leastShare: number;
  /** The pools for other kinds of work, which this pool delegates to. */
  readonly others?: Partial<Record<WorkKind, FairPool>>;
  /** True for a replica. Its failure doesn't mean that the database is down. */
  readonly isReplica?: boolean;
  /** Returns the worker of a cluster that has an account's rows; null on a single PostgreSQL. */
  readonly workerOf?: (accountId: string) => string | null;
  /** The limit of a statement that no request waits for, in milliseconds; if omitted, the pool's. */
  readonly backgroundStatementMs?: number;
};

/**
 * A pool whose connections go to owners in rotation: each owner can use at most a quarter of them, and
 * background work all except a quarter. Further requests wait in the owner's queue, so that every owner gets
 * a connection whatever another requests. Work for an organization also counts toward the organization's
 * share. On a cluster, the accounts of one worker together can use all connections except a quarter: if the
 * worker hangs, accounts of other workers still get connections.
 */
export class FairPool extends pg.Pool {
  readonly #turns: FairQueue;
  readonly #organizations: FairQueue;
  readonly #sharing: Sharing;
  readonly #held = new WeakMap<pg.PoolClient, RunningTurn>();
  readonly #statementMs: number | undefined;
  readonly #inBackground = new WeakSet<pg.PoolClient>();

  constructor(config: pg.PoolConfig & { max: number }, sharing: Sharing) {
    super(config);
    this.#statementMs = sharing.backgroundStatementMs && Number(config.statement_timeout);
    const { max } = config;
    const share = Math.min(max, Math.max(sharing.leastShare, Math.floor(max / 4)));
    const waiting = Math.max(LINE.ownLeast, LINE.own * max);
    const all = { running: max, waiting: Math.max(LINE.allLeast, LINE.all * max) };
    const background = { running: Math.max(1, max - share), waiting: all.waiting };
    const each = (owner: string) => (owner === BACKGROUND ? background : { running: share, waiting });
    this.#turns = makeFairQueue(all, each, background.running);
    this.#organizations = makeFairQueue(all, () => ({ running: share, waiting }));
    this.#sharing = sharing;
    this.on("release", (_error, client) => this.#held.get(client)?.end());
  }

  /** The number of requests that wait for a connection of this pool. */
  get waiting(): number {
    return this.#turns.waiting() + this.#organizations.waiting();
  }

  /** True if no more requests can wait for a connection. */
  get isFull(): boolean {
    return this.#turns.isFull();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: ConnectCallback): void;
  override connect(done?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const origin = requestOrigin();
    if (origin) origin.statements += 1;
    const work = currentWork();
    const pool = (work && this.#sharing.others?.[work.kind]) ?? this;
    const owner = ownerOfTurn();
    const organizationId = work?.organizationId ?? null;
    const accountId = origin?.caller?.accountId;
    const worker = (accountId !== undefined && pool.#sharing.workerOf?.(accountId)) || null;
    const request = { owner, organizationId, worker };
    const turn = pool.#begin(request);
    const isBackground = owner === BACKGROUND && work === undefined;
    if (turn && !done) return pool.#open(turn, isBackground);
    const opened = turn
      ? pool.#open(turn, isBackground)
      : pool.#wait(request).then((begun) => pool.#open(begun, isBackground));
    if (!done) return opened;
    opened.then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error, undefined, () => undefined),
    );
    return undefined;
  }

  #begin({ owner, organizationId, worker }: TurnOwner): RunningTurn | null {
    if (organizationId === null) return this.#turns.begin(owner, worker);
    const shared = this.#organizations.begin(organizationId);
    const own = shared && this.#turns.begin(owner, worker);
    if (own) return endTogether(shared, own);
    shared?.end();
    return null;
  }

  async #wait({ owner, organizationId, worker }: TurnOwner): Promise<RunningTurn> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), CONNECT_MS);
    try {
      if (organizationId === null) return await turnIn(this.#turns, owner, over.signal, worker);
      const shared = await turnIn(this.#organizations, organizationId, over.signal);
      try {
        return endTogether(shared, await turnIn(this.#turns, owner, over.signal, worker));
      } catch (error) {
        shared.end();
        throw error;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async #open(turn: RunningTurn, isBackground: boolean): Promise<pg.PoolClient> {
    let client: pg.PoolClient;
    try {
      client = await super.connect();
    } catch (error) {
      turn.end();
      if (!this.#sharing.isReplica) suspectDatabase();
      throw error;
    }
    this.#held.set(client, turn);
    if (isBackground !== this.#inBackground.has(client)) await this.#limitStatements(client, isBackground);
    connectionListeners.getStore()?.(client);
    return client;
  }

  /** Sets the statement limit for a connection's next work, if it differs from the last. */
  async #limitStatements(client: pg.PoolClient, isBackground: boolean): Promise<void> {
    const limit = isBackground ? this.#sharing.backgroundStatementMs : this.#statementMs;
    if (limit === undefined) return;
    if (isBackground) this.#inBackground.add(client);
    else this.#inBackground.delete(client);
    try {
      await client.query(`SET statement_timeout = ${limit}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

function endTogether(first: RunningTurn, second: RunningTurn): RunningTurn {
  return {
    ...second,
    end: () => {
      second.end();
      first.end();
    },
  };
}

/**
 * Takes a turn for the owner.
 * @param signal ends the wait
 * @param worker the worker that has the rows, if it is known
 * @throws NoConnection, whose code says whether the owner's own queue is the reason
 */
export async function turnIn(
  turns: FairQueue,
  owner: string,
  signal: AbortSignal,
  worker: string | null = null,
): Promise<RunningTurn> {
  const turn = await turns.take(owner, signal, worker);
  if (typeof turn === "object") return turn;
  const isOwnLine = turn === "owner_full" || (turn === "gave_up" && turns.isHeldByOwner(worker));
  if (isOwnLine) metrics.limits.inc({ limit: "connections" });
  // A worker that hangs doesn't mean that the coordinator is down.
  else if (turn === "gave_up" && !turns.isHeldByGroup(worker)) suspectDatabase();
  throw new NoConnection(isOwnLine);
}
