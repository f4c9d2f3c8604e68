import type { Expression, Updateable } from "kysely";
import { type OfOwner, type Owner, ownedStatement, ownedStatementVariants } from "#server/core/owners.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { type db, givenOf, type Params, picked, type RowOf } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { AccountId } from "#server/core/tenants.ts";
import type { Webhook } from "../contract.ts";
import { createdBy, type Maker } from "../maker.ts";
import "../codes.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "webhook_endpoints.status": Webhook["status"];
    "webhook_endpoints.event_types": Webhook["eventTypes"];
  }
}

type OfWebhook = OfOwner & { id: string };
type Columns = Updateable<Tables["webhook_endpoints"]>;

function webhooksOf(from: typeof db, owner: Expression<AccountId>) {
  return from
    .selectFrom("webhook_endpoints as w")
    .select([
      "w.id",
      "w.url",
      "w.description",
      "w.event_types as eventTypes",
      "w.status",
      "w.failing_since as failingSince",
      "w.old_secret_until as previousSecretUntil",
      "w.maker_id as makerId",
      "w.maker_name as makerName",
      "w.created_at as createdAt",
      "w.updated_at as updatedAt",
    ])
    .where("w.account_id", "=", owner);
}

type Page = OfOwner & { limit: number; after?: string };
const LIST = ownedStatementVariants("webhooks_list", (db, part: "first" | "after", given: Params<Page>) => {
  const webhooks = webhooksOf(db, given.ownerId).orderBy("w.id").limit(given.limit);
  return part === "first" ? webhooks : webhooks.where("w.id", ">", given.after);
});
const GET = ownedStatement("webhooks_get", (db, { ownerId, id }: Params<OfWebhook>) =>
  webhooksOf(db, ownerId).where("w.id", "=", id),
);
const LOCK = ownedStatement("webhooks_lock", (db, { ownerId, id }: Params<OfWebhook>) =>
  db
    .selectFrom("webhook_endpoints")
    .select("id")
    .where("account_id", "=", ownerId)
    .where("id", "=", id)
    .forUpdate(),
);
const SECRETS = ownedStatement("webhooks_secrets", (db, { ownerId, id }: Params<OfWebhook>) =>
  db
    .selectFrom("webhook_endpoints as w")
    .select(["w.secret", "w.old_secret as oldSecret", "w.old_secret_until as oldSecretUntil"])
    .where("w.account_id", "=", ownerId)
    .where("w.id", "=", id),
);
type NewWebhook = OfWebhook & {
  url: string;
  description: string | null;
  eventTypes: Webhook["eventTypes"];
  secret: string;
  position: number;
  at: string;
} & Maker;
// Due once immediately, for events committed between reading its position and this insert.
const INSERT = ownedStatement("webhooks_insert", (db, given: Params<NewWebhook>) =>
  db.insertInto("webhook_endpoints").values({
    account_id: given.ownerId,
    id: given.id,
    url: given.url,
    description: given.description,
    event_types: given.eventTypes,
    secret: given.secret,
    position: given.position,
    maker_id: given.makerId,
    maker_name: given.makerName,
    maker_account_id: given.makerAccountId,
    due_at: given.at,
    created_at: given.at,
    updated_at: given.at,
  }),
);
const WRITE = ownedStatementVariants(
  "webhooks_write",
  (db, columns: readonly (keyof Columns)[], given: Params<Columns & OfWebhook>) =>
    db
      .updateTable("webhook_endpoints")
      .set(picked(given, columns))
      .where("account_id", "=", given.ownerId)
      .where("id", "=", given.id),
);
const DELETE = ownedStatement("webhooks_delete", (db, { ownerId, id }: Params<OfWebhook>) =>
  db.deleteFrom("webhook_endpoints").where("account_id", "=", ownerId).where("id", "=", id),
);

type Row = RowOf<ReturnType<typeof GET>>;

function presented({ makerId, makerName, ...webhook }: Row): Webhook {
  return { ...webhook, createdBy: createdBy({ makerId, makerName }) };
}

/** Returns a page of the owner's webhooks, oldest first. */
export async function listWebhooks(sql: Sql, owner: Owner, list: ListIdentity) {
  const after = openCursor(list);
  const given = { limit: list.input.limit + 1 };
  const rows = await sql.all(
    LIST(owner, after ? "after" : "first"),
    after ? { ...given, after: String(after[0]) } : given,
  );
  return page(list, rows, (row) => [row.id], presented);
}

/** Returns one webhook, or null if the owner has none with this id. */
export async function readWebhook(sql: Sql, owner: Owner, id: string): Promise<Webhook | null> {
  const row = await sql.first(GET(owner), { id });
  return row ? presented(row) : null;
}

/** Locks a webhook against all other changes until the transaction ends. */
export function lockWebhook(sql: Sql, owner: Owner, id: string): Promise<unknown> {
  return sql.run(LOCK(owner), { id });
}

/** Returns the stored secrets of a webhook; undefined if it was deleted. */
export function readSecrets(sql: Sql, owner: Owner, id: string) {
  return sql.first(SECRETS(owner), { id });
}

/** Adds a webhook that starts after a position. */
export async function insertWebhook(
  sql: Sql,
  owner: Owner,
  webhook: Omit<NewWebhook, "ownerId">,
): Promise<void> {
  await sql.run(INSERT(owner), webhook);
}

/** Writes the given columns of a webhook; an undefined one stays as it is. */
export async function writeWebhook(
  sql: Sql,
  owner: Owner,
  id: string,
  columns: Columns,
  at: Date,
): Promise<void> {
  const given = givenOf(columns);
  if (given.length === 0) return;
  const values = { ...columns, id, updated_at: at.toISOString() };
  await sql.run(WRITE(owner, ["updated_at", ...given]), values);
}

/** Deletes a webhook with its log; returns false if the owner has none with this id. */
export async function deleteWebhook(sql: Sql, owner: Owner, id: string): Promise<boolean> {
  return (await sql.run(DELETE(owner), { id })) > 0;
}
