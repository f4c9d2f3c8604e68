import type { AccountId } from "#server/core/access.ts";
import { composed, patchOf } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Interaction } from "./contract.ts";

export type InteractionFields = Partial<Pick<Interaction, "type" | "notes" | "interactionTime">>;
export type InteractionFilter = {
  contactId?: string | undefined;
  type?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const INTERACTION = `x.id, x.contact_id AS "contactId", x.type, x.notes, x.interaction_time AS "interactionTime",
  x.created_at AS "createdAt", x.updated_at AS "updatedAt"`;

const GET = statement(
  "interactions_get",
  `SELECT ${INTERACTION} FROM interactions x WHERE x.id = $1 AND x.account_id = $2`,
);
const INSERT = statement(
  "interactions_insert",
  `INSERT INTO interactions (id, account_id, contact_id, type, interaction_time, notes, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
);
const DELETE = statement(
  "interactions_delete",
  `DELETE FROM interactions x WHERE x.id = $1 AND x.account_id = $2 RETURNING ${INTERACTION}`,
);

const COLUMN_OF = {
  type: "type",
  notes: "notes",
  interactionTime: "interaction_time",
} as const satisfies Record<keyof InteractionFields, string>;

/** Holds an interaction against every other change of it, until the transaction ends. */
export const holdInteractionVersion = holdingRowOf("interactions");

/** A page of the account's interactions, the latest conversation first. */
export async function listInteractions(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  filter: InteractionFilter,
) {
  const after = openCursor(list);
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = [`x.account_id = ${bind(accountId)}`];
  if (filter.contactId) conditions.push(`x.contact_id = ${bind(filter.contactId)}`);
  if (filter.type) conditions.push(`x.type = ${bind(filter.type)}`);
  if (filter.from) conditions.push(`x.interaction_time >= ${bind(filter.from)}::timestamptz`);
  if (filter.to) conditions.push(`x.interaction_time <= ${bind(filter.to)}::timestamptz`);
  if (after) {
    conditions.push(
      `(x.interaction_time, x.id) < (${bind(String(after[0]))}::timestamptz, ${bind(String(after[1]))})`,
    );
  }
  const query = composed(
    "interactions_list",
    `SELECT ${INTERACTION} FROM interactions x WHERE ${conditions.join(" AND ")}
     ORDER BY x.interaction_time DESC, x.id DESC LIMIT ${bind(list.input.limit + 1)}`,
  );
  const rows = await sql.query<Interaction>(query, values);
  return page(
    list,
    rows,
    (row) => [row.interactionTime, row.id],
    (row): Interaction => row,
  );
}

/** One interaction, or null where the account has none of this id. */
export async function readInteraction(
  sql: Sql,
  accountId: AccountId,
  id: string,
): Promise<Interaction | null> {
  const [interaction] = await sql.query<Interaction>(GET, [id, accountId]);
  return interaction ?? null;
}

/** Logs an interaction with a contact that is known to be the caller's; answers its id. */
export async function insertInteraction(
  sql: Sql,
  accountId: AccountId,
  logged: Pick<Interaction, "contactId" | "type" | "interactionTime" | "notes">,
  at: Date,
): Promise<string> {
  const id = newId("interaction");
  const { contactId, type, interactionTime, notes } = logged;
  await sql.query(INSERT, [id, accountId, contactId, type, interactionTime, notes, at.toISOString()]);
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
  const patch = patchOf(COLUMN_OF, fields, [id, accountId, at.toISOString()]);
  if (patch === null) return;
  const text = `UPDATE interactions SET updated_at = $3, ${patch.assignments} WHERE id = $1 AND account_id = $2`;
  await sql.query(composed("interactions_write", text), patch.values);
}

/** Deletes an interaction and answers it as it was; null where the account has none of this id. */
export async function deleteInteraction(
  sql: Sql,
  accountId: AccountId,
  id: string,
): Promise<Interaction | null> {
  const [interaction] = await sql.query<Interaction>(DELETE, [id, accountId]);
  return interaction ?? null;
}
