import { OperationError } from "./errors.ts";
import type { Sql } from "./sql.ts";
import { db, type Slots, statement } from "./statements.ts";

const AWAITS_PROOF = statement("account_awaits_proof", ({ accountId }: Slots<{ accountId: string }>) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("a.id")
    .where("a.id", "=", accountId)
    .where("a.sandbox_id", "is", null)
    .where("u.email_verified", "is", null),
);

/** Whether nobody has proved yet that the address of a live account is theirs. In a sandbox no address is asked for. */
async function awaitsProof(sql: Sql, accountId: string): Promise<boolean> {
  return (await sql.run(AWAITS_PROOF, { accountId })) > 0;
}

/**
 * Keeps whoever has not proved their address from what would outlast the proof or reach other people: live keys, apps, the
 * calendar feed, invitations, shares. @throws address_unconfirmed
 */
export async function assertAddressConfirmed(sql: Sql, accountId: string): Promise<void> {
  if (!(await awaitsProof(sql, accountId))) return;
  throw new OperationError(
    "address_unconfirmed",
    "Confirm your email address with the link from Settings, then try again.",
  );
}
