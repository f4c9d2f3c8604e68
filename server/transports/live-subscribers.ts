import { setTimeout as wait } from "node:timers/promises";
import type { CoachedOrganization } from "#server/core/access.ts";
import type { Change } from "#server/core/live.ts";
import { logger } from "#server/lib/logger.ts";

/** Changes within this time are published together, each kind once. */
const MERGE_MS = 100;
/** The most changes in a message to a page. A page reloads everything if there are more. */
const CHANGES_MOST = 100;
/**
 * The interval at which the organizations of all subscribers are read again, many at a time, because a change of members may have been
 * missed.
 */
const REREAD_MS = 10_000;
const BATCH = 1_000;
/** The groups of operations that change who is staff, or who lacks a second factor that an organization requires. */
const CHANGES_STAFF = /^(members|invitations|organizations|factors|sandbox|account)\./;

/** The part of a change that is published to a page. */
export type PublishedChange = Pick<Change, "operation" | "originTab">;

/** The connection of an open page. */
export type Stream = { publish(changes: readonly PublishedChange[]): void; refresh(): void };

/** Returns the organizations where each of the accounts is staff. */
export type ReadCoached = (
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly CoachedOrganization[]>>;

/** An account with pages open on this process: its streams, and the organizations where it is staff. */
type Subscriber = {
  readonly accountId: string;
  readonly streams: Set<Stream>;
  /** Null until they have been read. */
  organizations: readonly CoachedOrganization[] | null;
};

/**
 * Publishes changes to open pages. A page gets the changes of its account, and of organizations where the account is staff. The cost
 * of a change grows with the subscribers it concerns, and only a change that may make or end staff queries the database, about these
 * subscribers alone.
 */
export class LiveSubscribers {
  readonly #readCoached: ReadCoached;
  readonly #byAccount = new Map<string, Subscriber>();
  readonly #staffOf = new Map<string, Set<Subscriber>>();
  /** Subscribers whose organizations must be read before anything is published. */
  readonly #unread = new Set<Subscriber>();
  #pending: Change[] = [];
  #nextRound: Promise<void> | null = null;
  #lastRound: Promise<void> = Promise.resolve();
  #rereading: NodeJS.Timeout | undefined;

  constructor(readCoached: ReadCoached) {
    this.#readCoached = readCoached;
  }

  /** Adds an open page of the account. Returns a function that removes it. */
  add(accountId: string, stream: Stream): () => void {
    const known = this.#byAccount.get(accountId);
    const subscriber = known ?? { accountId, streams: new Set(), organizations: null };
    subscriber.streams.add(stream);
    if (!known) {
      this.#byAccount.set(accountId, subscriber);
      this.#unread.add(subscriber);
      void this.#round();
    }
    this.#rereading ??= setInterval(() => this.reread(), REREAD_MS).unref();
    return () => this.#remove(subscriber, stream);
  }

  /** Receives a change, and publishes it to those it concerns. */
  publish(change: Change): void {
    if (this.#byAccount.size === 0) return;
    // A subscriber whose organizations aren't read yet may be concerned.
    if (this.#unread.size === 0 && this.#nextRound === null && this.#concerned(change).length === 0) return;
    this.#pending.push(change);
    void this.#round();
  }

  /** Handles missed messages: every page reloads what it shows, and all subscribers' organizations are read again. */
  interrupt(): void {
    this.reread();
    for (const { streams } of this.#byAccount.values()) for (const stream of streams) stream.refresh();
  }

  /** Reads all subscribers' organizations again. */
  reread(): void {
    for (const subscriber of this.#byAccount.values()) this.#unread.add(subscriber);
    if (this.#unread.size > 0) void this.#round();
  }

  /** Checks whether the changed accounts and organizations include the account or an organization where it is staff. */
  async isAmong(accountId: string, changed: ReadonlySet<string>): Promise<boolean> {
    if (changed.size === 0 || changed.has(accountId)) return changed.size > 0;
    const subscriber = this.#byAccount.get(accountId);
    if (subscriber?.organizations === null) await this.#round();
    const { organizations } = subscriber ?? { organizations: [] };
    if (organizations === null) throw new Error("The organizations of an open page could not be read.");
    return organizations.some(({ id, isReached }) => isReached && changed.has(id));
  }

  /** Resolves at the end of the next round, which publishes everything received until then. */
  #round(): Promise<void> {
    this.#nextRound ??= (async () => {
      await Promise.all([wait(MERGE_MS), this.#lastRound]);
      this.#nextRound = null;
      this.#lastRound = this.#publishPending();
      await this.#lastRound;
    })();
    return this.#nextRound;
  }

  async #publishPending(): Promise<void> {
    const changes = this.#pending;
    this.#pending = [];
    for (const change of changes.filter(({ operation }) => CHANGES_STAFF.test(operation))) {
      for (const subscriber of this.#concerned(change)) this.#unread.add(subscriber);
    }
    await this.#readUnread();
    const published = new Map<Subscriber, Map<string, PublishedChange>>();
    for (const change of changes) {
      const { operation, originTab } = change;
      for (const subscriber of this.#concerned(change)) {
        if (!isReached(subscriber, change)) continue;
        const kinds = published.get(subscriber) ?? new Map<string, PublishedChange>();
        published.set(subscriber, kinds.set(`${operation} ${originTab}`, { operation, originTab }));
      }
    }
    for (const [{ streams }, kinds] of published) {
      for (const stream of streams) {
        if (kinds.size > CHANGES_MOST) stream.refresh();
        else stream.publish([...kinds.values()]);
      }
    }
  }

  /** Returns the owner of the change and the staff of its organizations, including those who lack a second factor. */
  #concerned({ accountId, organizationIds = [] }: Change): Subscriber[] {
    const owner = accountId === null ? undefined : this.#byAccount.get(accountId);
    const staff = organizationIds.flatMap((id) => [...(this.#staffOf.get(id) ?? [])]);
    return [...new Set(owner ? [owner, ...staff] : staff)];
  }

  /** Reads the organizations of subscribers that are due. If that fails, their pages reload, and the next round tries again. */
  async #readUnread(): Promise<void> {
    const unread = [...this.#unread];
    for (let from = 0; from < unread.length; from += BATCH) {
      const batch = unread.slice(from, from + BATCH);
      try {
        const coached = await this.#readCoached(batch.map(({ accountId }) => accountId));
        for (const subscriber of batch) this.#place(subscriber, coached.get(subscriber.accountId) ?? []);
      } catch (error) {
        logger.warn(
          { error: error instanceof Error ? error.message : error },
          "open pages wait for the database",
        );
        for (const { streams } of batch) for (const stream of streams) stream.refresh();
      }
    }
  }

  #place(subscriber: Subscriber, organizations: readonly CoachedOrganization[]): void {
    this.#displace(subscriber);
    this.#unread.delete(subscriber);
    if (subscriber.streams.size === 0) return;
    subscriber.organizations = organizations;
    for (const { id } of organizations) {
      const staff = this.#staffOf.get(id) ?? new Set();
      this.#staffOf.set(id, staff.add(subscriber));
    }
  }

  #displace(subscriber: Subscriber): void {
    for (const { id } of subscriber.organizations ?? []) {
      const staff = this.#staffOf.get(id);
      staff?.delete(subscriber);
      if (staff?.size === 0) this.#staffOf.delete(id);
    }
    subscriber.organizations = null;
  }

  #remove(subscriber: Subscriber, stream: Stream): void {
    subscriber.streams.delete(stream);
    if (subscriber.streams.size > 0) return;
    this.#displace(subscriber);
    this.#unread.delete(subscriber);
    if (this.#byAccount.get(subscriber.accountId) === subscriber)
      this.#byAccount.delete(subscriber.accountId);
    if (this.#byAccount.size > 0) return;
    clearInterval(this.#rereading);
    this.#rereading = undefined;
  }
}

function isReached({ accountId, organizations }: Subscriber, change: Change): boolean {
  if (change.accountId === accountId) return true;
  return (organizations ?? []).some(({ id, isReached }) => isReached && change.organizationIds?.includes(id));
}
