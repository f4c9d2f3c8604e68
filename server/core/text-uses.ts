import { sql as raw } from "kysely";
import { any } from "#server/core/clauses.ts";
import { env } from "#server/lib/env.ts";
import { quotasWith } from "#server/lib/quotas.ts";
import { type AccountId, accountOfJob, type OfAccount } from "./access.ts";
import { excluded, insertFrom, on, onTrue } from "./clauses.ts";
import { byWorker } from "./parts.ts";
import { type Params, query } from "./query.ts";
import type { Quota } from "./quota.ts";
import type { Sql } from "./sql.ts";
import { db, insertInto, selectFrom } from "./statements.ts";

/** The number of accounts that the job reads at a time. */
const BATCH = 500;

const readUse = query.maybeOne("text_uses_read", ({ accountId }: Params<OfAccount>) =>
  selectFrom("text_uses")
    .select(["used", "held_to as heldTo"])
    .where("account_id", "=", accountId)
    .where("quota", "=", "textBytes"),
);

/** Applies the guest limits to everyone in a guest's sandbox; does nothing in the sandbox of a person with an account. */
export const applyGuestLimits = query.execute(
  "text_uses_lock_guest",
  ({ sandboxId, userId }: Params<{ sandboxId: string; userId: string }>) =>
    insertFrom(
      insertInto("text_uses"),
      selectFrom("accounts as a")
        .innerJoin("users as u", on({ "u.id": userId }))
        .innerJoin(
          raw<{
            quota: string;
            heldTo: Quota;
          }>`(VALUES ('coachNoteBytes', 'guestCoachNoteBytes'), ('textBytes', 'guestTextBytes'))`.as<"q">(
            raw`q (quota, "heldTo")`,
          ),
          onTrue,
        )
        .where("a.sandbox_id", "=", sandboxId)
        .where("u.guest_until", "is not", null),
      { account_id: "a.id", quota: "q.quota", held_to: "q.heldTo" },
    ).onConflict((conflict) => conflict.columns(["account_id", "quota"]).doUpdateSet(excluded("held_to"))),
);

const accountsAfter = query.many("text_uses_accounts", ({ after }: Params<{ after: string }>) =>
  selectFrom("accounts").select("id").where("id", ">", after).orderBy("id").limit(raw.lit(BATCH)),
);

const findCounted = query.many("text_uses_counted", ({ ids }: Params<{ ids: readonly AccountId[] }>) =>
  selectFrom("text_uses")
    .select("account_id as id")
    .where("account_id", "=", any(ids))
    .where("quota", "=", "textBytes")
    .where("counted_at", "is not", null)
    .where("searched_at", "is not", null),
);

const recount = query.execute("text_uses_recount", ({ accountId }: Params<OfAccount>) =>
  db.selectNoFrom(raw<string>`recount_text_bytes(${accountId})::text`.as("counted")),
);

const copyTexts = query.value("text_uses_copy", ({ accountId }: Params<OfAccount>) =>
  db.selectNoFrom(raw<number>`copy_search_texts(${accountId})`.as("copied")),
);

/** Returns how many bytes of text an account stores, and how many it may store. */
export async function readTextUse(sql: Sql, accountId: AccountId): Promise<{ used: number; most: number }> {
  const row = await readUse(sql, { accountId });
  return { used: Math.max(row?.used ?? 0, 0), most: quotasWith(env())[row?.heldTo ?? "textBytes"] };
}

/**
 * Counts the text of accounts whose rows are older than the counting triggers, and copies it for searches. Each account gets its own
 * transactions, so that the job can be killed in between.
 */
export async function countUncountedTexts(sql: Sql): Promise<void> {
  const accounts = byWorker("accounts", async (some) => {
    const ids = some.map(accountOfJob);
    const counted = new Set((await findCounted(sql, { ids })).map(({ id }) => id));
    for (const accountId of ids.filter((id) => !counted.has(id))) {
      await recount(sql, { accountId });
      while ((await copyTexts(sql, { accountId })) > 0) {
        // Each run copies some more rows.
      }
    }
  });
  for (let after = ""; ; ) {
    const ids = (await accountsAfter(sql, { after })).map(({ id }) => id);
    await accounts.run(ids);
    if (ids.length < BATCH) break;
    after = ids.at(-1) ?? after;
  }
  accounts.end();
}
