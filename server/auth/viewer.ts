import type { Actor } from "#server/core/actor.ts";
import { fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { pool } from "#server/lib/database.ts";
import { DATE_FORMAT_COLUMNS, dateFormatsOf } from "./date-formats.ts";

const findViewer = query.maybeOne(
  "viewer_find",
  ({ accountId, userId }: Params<{ accountId: string; userId: string }>) =>
    selectFrom("accounts as account")
      .leftJoin("users as person", on({ "person.id": userId }))
      .leftJoin("preferences as chosen", on({ "chosen.user_id": userId }))
      .select([
        ...fieldsOf("account", "email display_name"),
        "person.email_verified as emailVerified",
        ...DATE_FORMAT_COLUMNS,
      ])
      .where("account.id", "=", accountId),
);

/** Returns the viewer of a page: the name and address of their account, whether it is still to be confirmed, and their reading settings. */
export async function readViewer({ accountId, userId, environment }: Actor) {
  const row = await findViewer(sqlOn(pool), { accountId, userId });
  if (row === null) throw new Error("The account of a session no longer exists.");
  const { email, displayName, emailVerified } = row;
  return {
    email,
    displayName,
    environment,
    isUnconfirmed: environment === "live" && emailVerified === null,
    reading: dateFormatsOf(row),
  };
}
