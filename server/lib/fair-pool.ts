import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { suspectDatabase } from "./database-watch.ts";
import { type Begun, type FairTurns, makeFairTurns } from "./fair-turns.ts";
import { metrics } from "./metrics.ts";
import { processGlobal } from "./process-global.ts";
import { requestOrigin } from "./request-origin.ts";
import { BACKGROUND, currentWork, ownerOfTurn, type WorkKind } from "./work.ts";

type Taken = (client: pg.PoolClient) => void;
const takings = processGlobal("taken-connections", () => new AsyncLocalStorage<Taken>());

/** Does the work, and reports every connection that it takes from the pool: so SQL can join a transaction of Prisma's. */
export function withConnectionsNoted<Result>(taken: Taken, work: () => Promise<Result>): Promise<Result> {
  return takings.run(taken, work);
}

/** How long a connection may take, and how long a turn at one. */
export const CONNECT_MS = 5_000;

/** So many wait for each connection: of one owner, and of all. */
const LINE = { own: 15, ownLeast: 50, all: 50, allLeast: 100 } as const;

/** No turn came in time, or its line was full: the owner's own, or that of all. */
class NoConnection extends Error {
  readonly code: "own_line_full" | undefined;
  constructor(isOwnLine: boolean) {
    super(isOwnLine ? "the own line for a connection is full" : "timeout exceeded when trying to connect");
    this.name = "NoConnection";
    this.code = isOwnLine ? "own_line_full" : undefined;
  }
}

type Done = Parameters<pg.Pool["connect"]>[0];
export type Sharing = {
  /** The connections that an owner may have of the smallest pool: two where work that holds one asks for another. */
  readonly leastShare: number;
  /** The pools for work of other kinds, which ask this one for a connection. */
  readonly others?: Partial<Record<WorkKind, FairPool>>;
  /** One that is away says nothing of the database. */
  readonly isReplica?: boolean;
  /** The limit of a statement that no request waits for, in milliseconds; without it, that of the pool. */
  readonly backgroundStatementMs?: number;
};

/**
 * A pool whose connections go to owners in rotation: one holds a quarter of them at most and waits in a line of its own, so that others
 * find a connection whatever it asks for. What is done for an organization counts for the organization too.
 */
export class FairPool extends pg.Pool {
  readonly #turns: FairTurns;
  readonly #organizations: FairTurns;
  readonly #sharing: Sharing;
  readonly #held = new WeakMap<pg.PoolClient, Begun>();
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
    this.#turns = makeFairTurns(all, (owner) =>
      owner === BACKGROUND ? background : { running: share, waiting },
    );
    this.#organizations = makeFairTurns(all, () => ({ running: share, waiting }));
    this.#sharing = sharing;
    this.on("release", (_error, client) => this.#held.get(client)?.end());
  }

  /** How many wait for a connection of this pool. */
  get waiting(): number {
    return this.#turns.waiting() + this.#organizations.waiting();
  }

  /** Whether nobody else can wait for a connection. */
  get isFull(): boolean {
    return this.#turns.isFull();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    const origin = requestOrigin();
    if (origin) origin.statements += 1;
    const work = currentWork();
    const pool = (work && this.#sharing.others?.[work.kind]) ?? this;
    const owner = ownerOfTurn();
    const organizationId = work?.organizationId ?? null;
    const turn = pool.#begin(owner, organizationId);
    const isBackground = owner === BACKGROUND && work === undefined;
    if (turn && !done) return pool.#open(turn, isBackground);
    const opened = turn
      ? pool.#open(turn, isBackground)
      : pool.#wait(owner, organizationId).then((begun) => pool.#open(begun, isBackground));
    if (!done) return opened;
    opened.then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error, undefined, () => undefined),
    );
    return undefined;
  }

  #begin(owner: string, organizationId: string | null): Begun | null {
    if (organizationId === null) return this.#turns.begin(owner);
    const shared = this.#organizations.begin(organizationId);
    const own = shared && this.#turns.begin(owner);
    if (own) return both(shared, own);
    shared?.end();
    return null;
  }

  async #wait(owner: string, organizationId: string | null): Promise<Begun> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), CONNECT_MS);
    try {
      if (organizationId === null) return await turnIn(this.#turns, owner, over.signal);
      const shared = await turnIn(this.#organizations, organizationId, over.signal);
      try {
        return both(shared, await turnIn(this.#turns, owner, over.signal));
      } catch (error) {
        shared.end();
        throw error;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async #open(turn: Begun, isBackground: boolean): Promise<pg.PoolClient> {
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
    takings.getStore()?.(client);
    return client;
  }

  /** Gives a connection the statement limit of its next work, where that differs from the last. */
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

function both(first: Begun, second: Begun): Begun {
  return {
    end: () => {
      second.end();
      first.end();
    },
  };
}

async function turnIn(turns: FairTurns, owner: string, signal: AbortSignal): Promise<Begun> {
  const turn = await turns.take(owner, signal);
  if (typeof turn === "object") return turn;
  const isOwnLine = turn === "owner_full" || (turn === "gave_up" && turns.isHeldByOwner(owner));
  if (isOwnLine) metrics.limits.inc({ limit: "connections" });
  else if (turn === "gave_up") suspectDatabase();
  throw new NoConnection(isOwnLine);
}
