import { equal } from "./clauses.ts";
import { OperationError } from "./errors.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import { selectFrom } from "./statements.ts";

const findUnproved = query.maybeOne("account_awaits_proof", ({ accountId }: Params<{ accountId: string }>) =>
  selectFrom("accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("a.sandbox_id as sandboxId")
    .where(equal({ "a.id": accountId, "u.email_verified": null })),
);

/**
 * Checks whether the email address of an account is unconfirmed. In a sandbox, addresses don't need to be
 * confirmed unless `alsoInSandbox` is set.
 */
async function isUnconfirmed(sql: Sql, accountId: string, alsoInSandbox: boolean): Promise<boolean> {
  const unproved = await findUnproved(sql, { accountId });
  return unproved !== null && (alsoInSandbox || unproved.sandboxId === null);
}

/**
 * Throws if the account's email address is unconfirmed. It guards live keys, apps, the calendar feed, invitations, and shares,
 * because they would outlast the confirmation or reach other people.
 * @param alsoInSandbox true if the operation's effect can leave a sandbox
 * @throws address_unconfirmed
 */
export async function assertAddressConfirmed(
  sql: Sql,
  accountId: string,
  { alsoInSandbox = false } = {},
): Promise<void> {
  if (!(await isUnconfirmed(sql, accountId, alsoInSandbox))) return;
  throw new OperationError(
    "address_unconfirmed",
    "Confirm your email address with the link from Settings, then try again.",
  );
}
