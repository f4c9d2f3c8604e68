import { type Expression, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement } from "#server/core/statements.ts";
import type { PersonalTable } from "#server/core/tables.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "deleted_cards.rows": object;
  }
}

type OfCard = { accountId: AccountId; id: string };
type Account = Expression<AccountId>;

/** A stored row. Nulls are left out, because a JSON column would get them back as values. */
const keptRow = (row: Expression<unknown>) =>
  raw<object>`(SELECT jsonb_object_agg(f.key, f.value) FROM jsonb_each(${row}) f WHERE f.value <> 'null')`;
const keptRows = (row: Expression<unknown>) => raw<object>`coalesce(jsonb_agg(${keptRow(row)}), '[]'::jsonb)`;

/** The card's rows in a table. */
function goingAlong(account: Account, id: Expression<string>, table: PartOfCard) {
  return db
    .selectFrom(`${table as "interviews"} as part`)
    .select(keptRows(raw`to_jsonb(part)`).as("rows"))
    .where("part.account_id", "=", account)
    .where("part.application_id", "=", id);
}
type PartOfCard = Extract<
  PersonalTable,
  "status_history" | "interviews" | "contact_applications" | "imported_cards"
>;

/** The card's coach notes, with the name of their organization, as when an organization is deleted. */
function notesOf(account: Account, id: Expression<string>) {
  return db
    .selectFrom("coach_notes as n")
    .leftJoin("organizations as o", "o.id", "n.organization_id")
    .select(
      keptRows(raw`to_jsonb(n) || jsonb_build_object(
        'organization_name', coalesce(n.organization_name, o.name),
        'organization_slug', coalesce(n.organization_slug, o.slug))`).as("rows"),
    )
    .where("n.account_id", "=", account)
    .where("n.application_id", "=", id);
}

const KEEP = statement("deleted_cards_keep", ({ accountId, id, at }: Params<OfCard & { at: string }>) =>
  db
    .insertInto("deleted_cards")
    .columns(["account_id", "id", "board_id", "rows", "deleted_at"])
    .expression(
      db
        .selectFrom("applications as a")
        .innerJoin("companies as c", (join) =>
          join.on("c.account_id", "=", accountId).onRef("c.id", "=", "a.company_id"),
        )
        .select([
          "a.account_id",
          "a.id",
          "a.board_id",
          raw<object>`jsonb_build_object(
            'card', ${keptRow(raw`to_jsonb(a)`)},
            'company', c.name,
            'stays', ${goingAlong(accountId, id, "status_history")},
            'interviews', ${goingAlong(accountId, id, "interviews")},
            'contacts', ${goingAlong(accountId, id, "contact_applications")},
            'imports', ${goingAlong(accountId, id, "imported_cards")},
            'notes', ${notesOf(accountId, id)})`.as("rows"),
          raw<string>`${at}::timestamptz`.as("deleted_at"),
        ])
        .where("a.account_id", "=", accountId)
        .where("a.id", "=", id),
    ),
);
const FORGET_OLDER = statement("deleted_cards_forget", ({ accountId }: Params<{ accountId: AccountId }>) =>
  db
    .deleteFrom("deleted_cards")
    .where("account_id", "=", accountId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom("deleted_cards as d")
            .select([
              "d.id",
              raw<number>`row_number() OVER newest_first`.as("place"),
              raw<number>`sum(pg_column_size(d.rows)) OVER newest_first`.as("bytes"),
            ])
            .where("d.account_id", "=", accountId)
            .modifyEnd(raw`WINDOW newest_first AS (ORDER BY d.deleted_at DESC, d.id)`)
            .as("kept"),
        )
        .select("kept.id")
        .where("kept.place", ">", raw.lit(1))
        .where((of) =>
          of.or([
            of("kept.place", ">", raw.lit(LIMITS.requests.undoableChanges)),
            of("kept.bytes", ">", raw.lit(LIMITS.requests.deletedCards)),
          ]),
        ),
    ),
);

const keptCard = ({ accountId, id, since }: Params<OfCard & { since: string }>) =>
  db
    .selectFrom("deleted_cards as k")
    .select((eb) => {
      const ofCard = (key: string) => raw<string>`${eb.ref("k.rows")} -> 'card' ->> ${raw.lit(key)}`;
      return [
        "k.board_id as boardId",
        raw<string>`${eb.ref("k.rows")} ->> 'company'`.as("companyName"),
        ofCard("company_id").as("companyId"),
        ofCard("status").$castTo<Status>().as("status"),
        ofCard("rank").as("rank"),
        ofCard("resume_id").$castTo<string | null>().as("resumeId"),
      ];
    })
    .where("k.account_id", "=", accountId)
    .where("k.id", "=", id)
    .where("k.deleted_at", ">=", since);
const FIND = statement("deleted_cards_find", keptCard);
const LOCK = statement("deleted_cards_lock", (given: Params<OfCard & { since: string }>) =>
  keptCard(given).forUpdate("k"),
);
/** A deleted card that can be restored. */
export type DeletedCard = RowOf<typeof FIND>;

/** Copies a locked card with all its rows, and removes the account's oldest copies beyond the limits. */
export async function keepDeleted(sql: Sql, accountId: AccountId, id: string, at: Date): Promise<void> {
  await sql.run(KEEP, { accountId, id, at: at.toISOString() });
  await sql.run(FORGET_OLDER, { accountId });
}

/** Returns a card deleted since then, or null. */
export async function findDeleted(
  sql: Sql,
  accountId: AccountId,
  id: string,
  since: Date,
): Promise<DeletedCard | null> {
  return (await sql.first(FIND, { accountId, id, since: since.toISOString() })) ?? null;
}

/** Returns a card deleted since then, locked until the transaction ends, or null. */
export async function lockDeleted(
  sql: Sql,
  accountId: AccountId,
  id: string,
  since: Date,
): Promise<DeletedCard | null> {
  return (await sql.first(LOCK, { accountId, id, since: since.toISOString() })) ?? null;
}
