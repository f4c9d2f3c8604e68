import { type Expression, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { any, equal, on } from "#server/core/conditions.ts";
import { insertFrom } from "#server/core/inserts.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import type { PersonalTable, Tables } from "#server/core/tables.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import * as onCluster from "#server/lib/citus/variants.ts";
import { placed } from "./order.ts";

type OfCard = { accountId: AccountId; id: string };

/** The tables of the rows that are deleted with a card, except its coach notes. */
type PartOfCard = Extract<
  PersonalTable,
  "status_history" | "interviews" | "contact_applications" | "imported_cards" | "tasks"
>;

/** Converts a row to JSON without nulls, which would become JSON nulls in a column of type jsonb. */
const keptRow = (row: Expression<unknown>) =>
  raw<object>`(SELECT jsonb_object_agg(f.key, f.value) FROM jsonb_each(${row}) f WHERE f.value <> 'null')`;
const keptRows = (row: Expression<unknown>) => raw<object>`coalesce(jsonb_agg(${keptRow(row)}), '[]'::jsonb)`;

/** Selects the card's rows in a table. */
function partsOf({ accountId, id }: Params<OfCard>, table: PartOfCard) {
  return selectFrom(`${table as "interviews"} as part`)
    .select(keptRows(raw`to_jsonb(part)`).as("rows"))
    .where(equal({ "part.account_id": accountId, "part.application_id": id }));
}

/** Selects the card's coach notes, with the name of their organization. */
function notesOf({ accountId, id }: Params<OfCard>) {
  return selectFrom("coach_notes as n")
    .leftJoin("organizations as o", "o.id", "n.organization_id")
    .select(
      keptRows(raw`to_jsonb(n) || jsonb_build_object(
        'organization_name', coalesce(n.organization_name, o.name),
        'organization_slug', coalesce(n.organization_slug, o.slug))`).as("rows"),
    )
    .where(equal({ "n.account_id": accountId, "n.application_id": id }));
}

/** Copies a locked card with all its rows. */
export const copyDeleted = query.execute("deleted_cards_keep", (given: Params<OfCard & { at: Date }>) =>
  insertFrom(
    insertInto("deleted_cards"),
    selectFrom("applications as a")
      .innerJoin("companies as c", on({ "c.account_id": given.accountId, "c.id": "a.company_id" }))
      .where(equal({ "a.account_id": given.accountId, "a.id": given.id })),
    {
      account_id: "a.account_id",
      id: "a.id",
      board_id: "a.board_id",
      rows: raw<object>`jsonb_build_object(
            'card', ${keptRow(raw`to_jsonb(a)`)},
            'company', c.name,
            'stays', ${partsOf(given, "status_history")},
            'interviews', ${partsOf(given, "interviews")},
            'tasks', ${partsOf(given, "tasks")},
            'contacts', ${partsOf(given, "contact_applications")},
            'imports', ${partsOf(given, "imported_cards")},
            'notes', ${notesOf(given)})`,
      deleted_at: raw<string>`${given.at}::timestamptz`,
    },
  ),
);

/** Deletes the account's oldest copies beyond the limits. */
export const pruneDeleted = query.execute("deleted_cards_forget", ({ accountId }: Params<OfAccount>) =>
  deleteFrom("deleted_cards")
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
            of("kept.place", ">", raw.lit(LIMITS.requests.restorableCards)),
            of("kept.bytes", ">", raw.lit(LIMITS.requests.deletedCards)),
          ]),
        ),
    ),
);

function copyOf({ accountId, id }: Params<OfCard>) {
  return selectFrom("deleted_cards as k").where(equal({ "k.account_id": accountId, "k.id": id }));
}

function restorable(given: Params<OfCard & { since: Date }>) {
  return copyOf(given)
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
    .where("k.deleted_at", ">=", given.since);
}

/** Returns the boards of the cards with these ids that were deleted since then. */
export const boardsOfDeleted = query.many(
  "deleted_cards_boards",
  ({ accountId, ids, since }: Params<OfAccount & { ids: readonly string[]; since: Date }>) =>
    selectFrom("deleted_cards as k")
      .select("k.board_id as boardId")
      .distinct()
      .where(equal({ "k.account_id": accountId, "k.id": any(ids) }))
      .where("k.deleted_at", ">=", since)
      .orderBy("k.board_id"),
);

/** Returns a card deleted since then, locked until the transaction ends. */
export const lockDeleted = query.maybeOne("deleted_cards_lock", (given: Params<OfCard & { since: Date }>) =>
  restorable(given).forUpdate("k"),
);
/** A deleted card that can be restored. */
export type DeletedCard = RowOf<typeof lockDeleted>;

type FormerPlace = OfAccount & { boardId: string; status: Status; rank: string };

/** Returns the card that is now at a place. */
export const findOccupant = query.maybeOne(
  "deleted_cards_taker",
  ({ accountId, boardId, status, rank }: Params<FormerPlace>) =>
    selectFrom("applications as a")
      .select("a.id")
      .where(equal({ "a.account_id": accountId, "a.board_id": boardId, "a.status": status, "a.rank": rank })),
);

type Return = OfCard & { companyId: string; resumeId: string | null; rank: string; at: Date };
const insertCard = query.execute("deleted_cards_return", (given: Params<Return>) =>
  insertInto("applications").expression(
    copyOf(given)
      .innerJoinLateral(
        raw<
          Tables["applications"]
        >`jsonb_populate_record(NULL::applications, k.rows -> 'card' || jsonb_build_object(
          'company_id', ${given.companyId}::text, 'resume_id', ${given.resumeId}::text, 'rank', ${given.rank}::text,
          'coach_note_count', 0,
          'updated_at', greatest(${given.at}::timestamptz, (k.rows -> 'card' ->> 'updated_at')::timestamptz)))`.as<"r">(
          raw`r`,
        ),
        (join) => join.onTrue(),
      )
      .selectAll("r"),
  ),
);

type Part = PartOfCard | "coach_notes";

/** Converts JSON to rows of a table. */
function rowsOf<Table extends Part>(table: Table, rows: Expression<unknown>) {
  return raw<Tables[Table]>`jsonb_populate_recordset(NULL::${raw.table(table)}, ${rows})`.as<"r">(raw`r`);
}

function withRows<Table extends Part>(given: Params<OfCard>, table: Table, rows: Expression<unknown>) {
  return copyOf(given).innerJoinLateral(rowsOf(table, rows), (join) => join.onTrue());
}

const insertPeriods = query.execute("deleted_cards_return_periods", (given: Params<OfCard>) =>
  insertInto("status_history").expression(
    withRows(given, "status_history", raw`k.rows -> 'stays'`).selectAll("r"),
  ),
);
const insertInterviews = query.execute("deleted_cards_return_interviews", (given: Params<OfCard>) =>
  insertInto("interviews").expression(
    withRows(given, "interviews", raw`k.rows -> 'interviews'`).selectAll("r"),
  ),
);
const insertContacts = query.execute("deleted_cards_return_contacts", (given: Params<OfCard>) =>
  insertInto("contact_applications").expression(
    withRows(given, "contact_applications", raw`k.rows -> 'contacts'`)
      .innerJoin("contacts as c", on({ "c.account_id": given.accountId, "c.id": "r.contact_id" }))
      .selectAll("r"),
  ),
);
const insertTasks = query.execute("deleted_cards_return_tasks", (given: Params<OfCard>) =>
  insertInto("tasks").expression(
    withRows(
      given,
      "tasks",
      raw`(SELECT jsonb_agg(CASE WHEN c.id IS NULL THEN t - 'contact_id' ELSE t END)
        FROM jsonb_array_elements(k.rows -> 'tasks') t
        LEFT JOIN contacts c ON c.account_id = ${given.accountId} AND c.id = t ->> 'contact_id')`,
    ).selectAll("r"),
  ),
);
// A card that is unchanged since its import still counts as unchanged after it is restored.
const insertImports = query.execute("deleted_cards_return_imports", (given: Params<OfCard>) =>
  insertInto("imported_cards").expression(
    copyOf(given)
      .innerJoin("applications as a", on({ "a.account_id": given.accountId, "a.id": "k.id" }))
      .innerJoinLateral(
        rowsOf(
          "imported_cards",
          raw`(SELECT jsonb_agg(CASE WHEN (i ->> 'written_at')::timestamptz = (k.rows -> 'card' ->> 'updated_at')::timestamptz
            THEN i || jsonb_build_object('written_at', a.updated_at) ELSE i END) FROM jsonb_array_elements(k.rows -> 'imports') i)`,
        ),
        (join) => join.onTrue(),
      )
      .selectAll("r"),
  ),
);
// The organization or the author may have been deleted since. Only a note whose organization was deleted keeps the organization's name.
const insertNotes = query.execute("deleted_cards_return_notes", (given: Params<OfCard>) =>
  insertInto("coach_notes").expression(
    withRows(
      given,
      "coach_notes",
      raw`(SELECT jsonb_agg(CASE WHEN o.id IS NULL THEN n - 'organization_id' ELSE n - ARRAY['organization_name', 'organization_slug'] END
          || jsonb_build_object('author_id', w.id))
        FROM jsonb_array_elements(k.rows -> 'notes') n
        LEFT JOIN organizations o ON o.id = n ->> 'organization_id'
        LEFT JOIN accounts w ON w.id = n ->> 'author_id')`,
    ).selectAll("r"),
  ),
);
const insertNotesOnCluster = query.execute("citus_return_notes", ({ accountId, id }: Params<OfCard>) =>
  db.selectNoFrom(onCluster.returnNotes(accountId, id)),
);
const deleteCopy = query.execute("deleted_cards_returned", ({ accountId, id }: Params<OfCard>) =>
  deleteFrom("deleted_cards").where(equal({ account_id: accountId, id })),
);

/** Inserts a locked deleted card again, with those of its rows whose linked records still exist. */
export async function insertDeleted(sql: Sql, given: Return): Promise<void> {
  const { accountId, id } = given;
  await placed(insertCard(sql, given));
  for (const insert of [
    insertPeriods,
    insertInterviews,
    insertTasks,
    insertContacts,
    insertImports,
    isDistributed() ? insertNotesOnCluster : insertNotes,
  ])
    await unlessReferredTo(insert(sql, { accountId, id }));
  await deleteCopy(sql, { accountId, id });
}
