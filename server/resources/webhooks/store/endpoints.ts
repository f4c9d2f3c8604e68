import type { Expression, Updateable } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, givenOf, picked, type Slots, statement, statementForms } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Webhook } from "../contract.ts";
import "../vocabulary.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "webhook_endpoints.status": Webhook["status"];
    "webhook_endpoints.event_types": Webhook["eventTypes"];
  }
}

/** Holds a webhook against every other change of it, until the transaction ends. */
export const holdWebhook = holdingRowOf("webhook_endpoints");

type OfWebhook = { accountId: AccountId; id: string };
type Columns = Updateable<Tables["webhook_endpoints"]>;

function webhooksOf(account: Expression<AccountId>) {
  return db
    .selectFrom("webhook_endpoints as w")
    .select([
      "w.id",
      "w.url",
      "w.description",
      "w.event_types as eventTypes",
      "w.status",
      "w.failing_since as failingSince",
      "w.old_secret_until as previousSecretUntil",
      "w.created_at as createdAt",
      "w.updated_at as updatedAt",
    ])
    .where("w.account_id", "=", account);
}

type Page = { accountId: AccountId; limit: number; after?: string };
const LIST = statementForms("webhooks_list", (part: "first" | "after", given: Slots<Page>) => {
  const webhooks = webhooksOf(given.accountId).orderBy("w.id").limit(given.limit);
  return part === "first" ? webhooks : webhooks.where("w.id", ">", given.after);
});
const GET = statement("webhooks_get", ({ accountId, id }: Slots<OfWebhook>) =>
  webhooksOf(accountId).where("w.id", "=", id),
);
const SECRETS = statement("webhooks_secrets", ({ accountId, id }: Slots<OfWebhook>) =>
  db
    .selectFrom("webhook_endpoints as w")
    .select(["w.secret", "w.old_secret as oldSecret", "w.old_secret_until as oldSecretUntil"])
    .where("w.account_id", "=", accountId)
    .where("w.id", "=", id),
);
type NewWebhook = OfWebhook & {
  url: string;
  description: string | null;
  eventTypes: Webhook["eventTypes"];
  secret: string;
  position: number;
  at: string;
};
// It is looked after once, for what was committed between the reading of its position and this.
const INSERT = statement("webhooks_insert", (given: Slots<NewWebhook>) =>
  db.insertInto("webhook_endpoints").values({
    account_id: given.accountId,
    id: given.id,
    url: given.url,
    description: given.description,
    event_types: given.eventTypes,
    secret: given.secret,
    position: given.position,
    due_at: given.at,
    created_at: given.at,
    updated_at: given.at,
  }),
);
const WRITE = statementForms(
  "webhooks_write",
  (columns: readonly (keyof Columns)[], given: Slots<Columns & OfWebhook>) =>
    db
      .updateTable("webhook_endpoints")
      .set(picked(given, columns))
      .where("account_id", "=", given.accountId)
      .where("id", "=", given.id),
);
const DELETE = statement("webhooks_delete", ({ accountId, id }: Slots<OfWebhook>) =>
  db.deleteFrom("webhook_endpoints").where("account_id", "=", accountId).where("id", "=", id),
);

/** A page of the account's webhooks, oldest first. */
export async function listWebhooks(sql: Sql, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const given = { accountId, limit: list.input.limit + 1 };
  const rows = await sql.all(
    LIST(after ? "after" : "first"),
    after ? { ...given, after: String(after[0]) } : given,
  );
  return page(
    list,
    rows,
    (row) => [row.id],
    (row): Webhook => row,
  );
}

/** One webhook, or null where the account has none of this id. */
export async function readWebhook(sql: Sql, accountId: AccountId, id: string): Promise<Webhook | null> {
  return (await sql.first(GET, { accountId, id })) ?? null;
}

/** The secrets of a webhook as they are kept; undefined where it is gone. */
export function readSecrets(sql: Sql, accountId: AccountId, id: string) {
  return sql.first(SECRETS, { accountId, id });
}

/** Adds a webhook that begins after a position. */
export async function insertWebhook(
  sql: Sql,
  accountId: AccountId,
  webhook: Omit<NewWebhook, "accountId">,
): Promise<void> {
  await sql.run(INSERT, { ...webhook, accountId });
}

/** Writes the given columns of a webhook; one that is undefined stays as it is. */
export async function writeWebhook(
  sql: Sql,
  accountId: AccountId,
  id: string,
  columns: Columns,
  at: Date,
): Promise<void> {
  const given = givenOf(columns);
  if (given.length === 0) return;
  const values = { ...columns, accountId, id, updated_at: at.toISOString() };
  await sql.run(WRITE(["updated_at", ...given]), values);
}

/** Deletes a webhook with its log; false where the account has none of this id. */
export async function deleteWebhook(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.run(DELETE, { accountId, id })) > 0;
}
