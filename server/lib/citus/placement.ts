import { isDistributed } from "./variant.ts";

/**
 * The time that an account's worker is cached. After a move, the account's connections count for the old
 * worker until then.
 */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 20_000;
const AT_ONCE = 200;

type Placed = { readonly id: string; readonly worker: number };
type Read = (accountIds: readonly string[]) => Promise<{ readonly rows: readonly Placed[] }>;

/** Selects an account's shard `s` and its placement `p`. The shard is calculated once, not once for each placement. */
const placed = (account: string) =>
  `(SELECT get_shard_id_for_distribution_column('applications', ${account}) AS shard OFFSET 0) s JOIN pg_dist_placement p ON p.shardid = s.shard`;

/** Reads the workers of accounts. The coordinator knows them without a query to a worker. */
export const WORKERS_OF_ACCOUNTS = `SELECT a.id, p.groupid AS worker FROM unnest($1::text[]) AS a (id), LATERAL ${placed("a.id")}`;
/** Reads the workers of people, by their accounts. */
export const WORKERS_OF_PEOPLE = `SELECT a.user_id AS id, p.groupid AS worker FROM accounts a, LATERAL ${placed("a.id")} WHERE a.user_id = ANY ($1)`;
/** Returns an expression for the worker of an account, or NULL. */
export const workerIn = (account: string) =>
  `CASE WHEN ${account} IS NOT NULL THEN (SELECT p.groupid FROM ${placed(account)}) END`;

/**
 * Caches the workers of recently active accounts. An account is looked up in the background: until then, its requests get null and don't
 * wait.
 * @param read returns the workers of accounts
 */
export function makePlacement(read: Read) {
  const placements = new Map<string, { readonly worker: number; readonly until: number }>();
  const requestedIds = new Set<string>();
  let isReading = false;

  async function readRequested(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (requestedIds.size > 0) {
      const some = [...requestedIds].slice(0, AT_ONCE);
      const { rows } = await read(some).catch(() => ({ rows: [] }));
      const until = performance.now() + KNOWN_MS;
      for (const { id, worker } of rows) placements.set(id, { worker, until });
      for (const id of some) requestedIds.delete(id);
    }
    isReading = false;
  }

  return {
    /** Returns the account's worker as a name; null on a single PostgreSQL, or if it isn't known yet. */
    workerOf(accountId: string): string | null {
      if (!isDistributed()) return null;
      const found = placements.get(accountId);
      if (found === undefined || found.until < performance.now()) {
        if (placements.size >= MOST_KNOWN) placements.clear();
        if (requestedIds.size < MOST_KNOWN) requestedIds.add(accountId);
        void readRequested();
      }
      return found === undefined ? null : String(found.worker);
    },
  };
}
