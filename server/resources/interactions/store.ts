import type { Expression, Updateable } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page, withinPageBytes } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, givenOf, type Params, picked, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Interaction } from "./contract.ts";
import "./codes.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "interactions.type": Interaction["type"];
  }
}

export type InteractionFields = Partial<Pick<Interaction, "type" | "notes" | "interactionTime">>;
export type InteractionFilter = {
  contactId?: string | undefined;
  type?: Interaction["type"] | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type OfInteraction = { accountId: AccountId; id: string };
type Columns = Updateable<Tables["interactions"]>;

const INTERACTION = [
  "x.id",
  "x.contact_id as contactId",
  "x.type",
  "x.notes",
  "x.interaction_time as interactionTime",
  "x.created_at as createdAt",
  "x.updated_at as updatedAt",
] as const;

/** Selects the interactions of an account. */
export function interactionsOf(account: Expression<AccountId>) {
  return db.selectFrom("interactions as x").select(INTERACTION).where("x.account_id", "=", account);
}

type Form = Readonly<Record<"contactId" | "type" | "from" | "to" | "after", boolean>>;
type Page = InteractionFilter & {
  accountId: AccountId;
  limit: number;
  afterTime?: string | undefined;
  afterId?: string | undefined;
};
const LIST = statementVariants("interactions_list", (form: Form, given: Params<Page>) => {
  let interactions = interactionsOf(given.accountId);
  if (form.contactId) interactions = interactions.where("x.contact_id", "=", given.contactId);
  if (form.type) interactions = interactions.where("x.type", "=", given.type);
  if (form.from) interactions = interactions.where("x.interaction_time", ">=", given.from);
  if (form.to) interactions = interactions.where("x.interaction_time", "<=", given.to);
  if (form.after) {
    interactions = interactions.where((eb) =>
      eb(eb.refTuple("x.interaction_time", "x.id"), "<", eb.tuple(given.afterTime, given.afterId)),
    );
  }
  const ordered = interactions.orderBy("x.interaction_time", "desc").orderBy("x.id", "desc");
  return withinPageBytes(ordered.limit(given.limit), ["notes"]);
});
const GET = statement(
  "interactions_get",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    interactionsOf(accountId).where("x.id", "=", (eb) => eb.fn.any(ids)),
);
type Logged = Pick<Interaction, "contactId" | "type" | "interactionTime" | "notes">;
const INSERT = statement("interactions_insert", (given: Params<OfInteraction & Logged & { at: string }>) =>
  db.insertInto("interactions").values({
    id: given.id,
    account_id: given.accountId,
    contact_id: given.contactId,
    type: given.type,
    interaction_time: given.interactionTime,
    notes: given.notes,
    created_at: given.at,
    updated_at: given.at,
  }),
);
const WRITE = statementVariants(
  "interactions_write",
  (columns: readonly (keyof Columns)[], given: Params<Columns & OfInteraction>) =>
    db
      .updateTable("interactions")
      .set(picked(given, columns))
      .where("id", "=", given.id)
      .where("account_id", "=", given.accountId),
);
const DELETE = statement("interactions_delete", ({ accountId, id }: Params<OfInteraction>) =>
  db
    .deleteFrom("interactions as x")
    .where("x.id", "=", id)
    .where("x.account_id", "=", accountId)
    .returning(INTERACTION),
);

/** Locks an interaction against all other changes until the transaction ends. */
export const lockInteractionVersion = holdingRowOf("interactions");

/** Returns a page of the account's interactions, latest first. */
export async function listInteractions(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  filter: InteractionFilter,
) {
  const after = openCursor(list);
  const { contactId, type, from, to } = filter;
  const form: Form = {
    contactId: Boolean(contactId),
    type: Boolean(type),
    from: Boolean(from),
    to: Boolean(to),
    after: after !== null,
  };
  const [afterTime, afterId] = after?.map(String) ?? [];
  const limit = list.input.limit + 1;
  const rows = await sql.all(LIST(form), { accountId, contactId, type, from, to, limit, afterTime, afterId });
  return page(
    list,
    rows,
    (row) => [row.interactionTime, row.id],
    (row): Interaction => row,
  );
}

/** Returns the account's interactions with these ids. */
export function readInteractions(
  sql: Sql,
  accountId: AccountId,
  ids: readonly string[],
): Promise<Interaction[]> {
  return sql.all(GET, { accountId, ids });
}

/** Logs an interaction with a contact that is known to be the caller's; returns its id. */
export async function insertInteraction(
  sql: Sql,
  accountId: AccountId,
  logged: Logged,
  at: Date,
): Promise<string> {
  const id = newId("interaction");
  await sql.run(INSERT, { ...logged, accountId, id, at: at.toISOString() });
  return id;
}

/** Writes the given fields of an interaction of the account. */
export async function writeInteraction(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: InteractionFields,
  at: Date,
): Promise<void> {
  const columns: Columns = {
    type: fields.type,
    notes: fields.notes,
    interaction_time: fields.interactionTime,
  };
  const given = givenOf(columns);
  if (given.length === 0) return;
  await sql.run(WRITE(["updated_at", ...given]), { ...columns, accountId, id, updated_at: at.toISOString() });
}

/** Deletes an interaction and returns it as it was; null if the account has none with this id. */
export async function deleteInteraction(
  sql: Sql,
  accountId: AccountId,
  id: string,
): Promise<Interaction | null> {
  return (await sql.first(DELETE, { accountId, id })) ?? null;
}
