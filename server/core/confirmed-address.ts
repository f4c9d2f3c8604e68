import { OperationError } from "./errors.ts";
import { type Sql, statement } from "./sql.ts";

const AWAITS_PROOF = statement(
  "account_awaits_proof",
  `SELECT 1 AS awaits FROM accounts a JOIN users u ON u.id = a.user_id
   WHERE a.id = $1 AND a.sandbox_id IS NULL AND u.email_verified IS NULL`,
);

/** Whether nobody has proved yet that the address of a live account is theirs. In a sandbox no address is asked for. */
async function awaitsProof(sql: Sql, accountId: string): Promise<boolean> {
  return (await sql.query(AWAITS_PROOF, [accountId])).length > 0;
}

/**
 * Keeps whoever has not proved their address from what would outlast the proof or reach other people: live keys, apps, the
 * calendar feed, invitations, shares. @throws address_unconfirmed
 */
export async function assertAddressConfirmed(sql: Sql, accountId: string): Promise<void> {
  if (!(await awaitsProof(sql, accountId))) return;
  throw new OperationError(
    "address_unconfirmed",
    "Confirm your email address first: Settings sends you a link. Then try again.",
  );
}
