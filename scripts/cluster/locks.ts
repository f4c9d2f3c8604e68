import { connect } from "../shared/temporary.ts";

/** A lock that one connection takes, and the query that requests it on another connection without waiting. */
type Race = { readonly name: string; readonly take: string; readonly ask: string; readonly isKept: boolean };
/**
 * The result of a race. `isKnown` is true if `isKept` is as expected; the product has to live with the locks that
 * aren't kept.
 */
export type RaceResult = { readonly name: string; readonly isKept: boolean; readonly isKnown: boolean };

const ROW = "SELECT id FROM applications WHERE account_id = $1 AND id = $2 FOR UPDATE NOWAIT";
const RACES: readonly Race[] = [
  {
    name: "a card, in a statement of its own",
    take: "SELECT id FROM applications WHERE account_id = $1 AND id = $2 FOR UPDATE",
    ask: ROW,
    isKept: true,
  },
  {
    name: "a card, joined with its board",
    take: `SELECT a.id FROM boards b JOIN applications a ON a.account_id = $1 AND a.board_id = b.id
      WHERE b.account_id = $1 AND a.id = $2 FOR UPDATE OF a`,
    ask: ROW,
    isKept: true,
  },
  {
    name: "a card, joined with its person",
    take: `SELECT a.id FROM accounts p JOIN applications a ON a.account_id = p.id
      WHERE p.id = $1 AND a.account_id = $1 AND a.id = $2 FOR UPDATE OF a`,
    ask: ROW,
    isKept: false,
  },
  {
    name: "a shared name, in a statement that reads a card",
    take: "SELECT id, pg_advisory_xact_lock_shared(7) FROM applications WHERE account_id = $1 AND id = $2",
    ask: "SELECT 1 / pg_try_advisory_xact_lock(7)::int WHERE $1 <> $2",
    isKept: false,
  },
  {
    name: "an account's name, in statements that read rows of the account",
    take: `SELECT pg_advisory_xact_lock(hashtextextended('events of ' || account_id, 0))
      FROM applications WHERE account_id = $1 AND id = $2`,
    ask: `SELECT 1 / pg_try_advisory_xact_lock(hashtextextended('events of ' || account_id, 0))::int
      FROM applications WHERE account_id = $1 AND id = $2`,
    isKept: true,
  },
  {
    name: "a shared name, in a statement of its own",
    take: "SELECT pg_advisory_xact_lock_shared(7) WHERE $1 <> $2",
    ask: "SELECT 1 / pg_try_advisory_xact_lock(7)::int WHERE $1 <> $2",
    isKept: true,
  },
];

/** Returns, for each lock, whether it blocks another transaction. */
export async function raceForLocks(url: string, accountId: string, id: string): Promise<RaceResult[]> {
  await using holder = await connect(url);
  await using other = await connect(url);
  const results: RaceResult[] = [];
  for (const { name, take, ask, isKept: expected } of RACES) {
    await holder.query("BEGIN");
    await other.query("BEGIN");
    await holder.query(take, [accountId, id]);
    const isKept = await other.query(ask, [accountId, id]).then(
      () => false,
      () => true,
    );
    await other.query("ROLLBACK");
    await holder.query("ROLLBACK");
    results.push({ name, isKept, isKnown: isKept === expected });
  }
  return results;
}
