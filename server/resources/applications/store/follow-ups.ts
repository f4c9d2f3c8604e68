import type { Expression } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { type Params, query } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";

type OfAccount = { accountId: AccountId };

function followUpsOf(account: Expression<AccountId>) {
  return db
    .selectFrom("applications as a")
    .select(["a.follow_up_due as due", "a.follow_up_note as note"])
    .where("a.account_id", "=", account);
}

/** Returns the account's planned follow-ups on cards, earliest first. */
export const readFollowUps = query.many("applications_follow_ups", ({ accountId }: Params<OfAccount>) =>
  followUpsOf(accountId)
    .select((eb) => ["a.id as applicationId", eb.ref("a.follow_up_due").$notNull().as("due")])
    .where("a.follow_up_due", "is not", null)
    .orderBy("a.follow_up_due")
    .orderBy("a.id"),
);

/** Locks a card for a change of its follow-up, and returns the follow-up. */
export const lockFollowUp = query.maybeOne(
  "applications_lock_follow_up",
  ({ accountId, id }: Params<OfAccount & { id: string }>) =>
    followUpsOf(accountId).where("a.id", "=", id).forNoKeyUpdate(),
);
