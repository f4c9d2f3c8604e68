import { type Expression, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, insertFrom, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import type { PersonalTable, Tables } from "#server/core/tables.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import * as onCluster from "#server/lib/citus/variants.ts";
import { placed } from "./order.ts";

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
function partsOf({ accountId, id }: Params<OwnRow>, table: PartOfCard) {
  return selectFrom(`${table as "interviews"} as part`)
    .select(keptRows(raw`to_jsonb(part)`).as("rows"))
    .where(equal({ "part.account_id": accountId, "part.application_id": id }));
}

/** Selects the card's coach notes, with the name of their organization. */
function notesOf({ accountId, id }: Params<OwnRow>) {
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
export const copyDeleted = query.execute("deleted_cards_keep", (params: Params<OwnRow & { at: Date }>) =>
  insertFrom(
    insertInto("deleted_cards"),
    selectFrom("applications as a")
      .innerJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
      .where(equal({ "a.account_id": params.accountId, "a.id": params.id })),
    {
      account_id: "a.account_id",
      id: "a.id",
      board_id: "a.board_id",
      rows: raw<object>`jsonb_build_object(
            'card', ${keptRow(raw`to_jsonb(a)`)},
            'company', c.name,
            'stays', ${partsOf(params, "status_history")},
            'interviews', ${partsOf(params, "interviews")},
            'tasks', ${partsOf(params, "tasks")},
            'contacts', ${partsOf(params, "contact_applications")},
            'imports', ${partsOf(params, "imported_cards")},
            'notes', ${notesOf(params)})`,
      deleted_at: raw<string>`${params.at}::timestamptz`,
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

function copyOf({ accountId, id }: Params<OwnRow>) {
  return selectFrom("deleted_cards as k").where(equal({ "k.account_id": accountId, "k.id": id }));
}

function restorable(params: Params<OwnRow & { since: Date }>) {
  return copyOf(params)
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
    .where("k.deleted_at", ">=", params.since);
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
export const lockDeleted = query.maybeOne("deleted_cards_lock", (params: Params<OwnRow & { since: Date }>) =>
  restorable(params).forUpdate("k"),
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

type Return = OwnRow & { companyId: string; resumeId: string | null; rank: string; at: Date };
const insertCard = query.execute("deleted_cards_return", (params: Params<Return>) =>
  insertInto("applications").expression(
    copyOf(params)
      .innerJoinLateral(
        raw<
          Tables["applications"]
        >`jsonb_populate_record(NULL::applications, k.rows -> 'card' || jsonb_build_object(
          'company_id', ${params.companyId}::text, 'resume_id', ${params.resumeId}::text, 'rank', ${params.rank}::text,
          'coach_note_count', 0,
          'updated_at', greatest(${params.at}::timestamptz, (k.rows -> 'card' ->> 'updated_at')::timestamptz)))`.as<"r">(
          raw`r`,
        ),
        onTrue,
      )
      .selectAll("r"),
  ),
);

type Part = PartOfCard | "coach_notes";

/** Converts JSON to rows of a table. */
function rowsOf<Table extends Part>(table: Table, rows: Expression<unknown>) {
  return raw<Tables[Table]>`jsonb_populate_recordset(NULL::${raw.table(table)}, ${rows})`.as<"r">(raw`r`);
}

function withRows<Table extends Part>(params: Params<OwnRow>, table: Table, rows: Expression<unknown>) {
  return copyOf(params).innerJoinLateral(rowsOf(table, rows), onTrue);
}

const insertPeriods = query.execute("deleted_cards_return_periods", (params: Params<OwnRow>) =>
  insertInto("status_history").expression(
    withRows(params, "status_history", raw`k.rows -> 'stays'`).selectAll("r"),
  ),
);
const insertInterviews = query.execute("deleted_cards_return_interviews", (params: Params<OwnRow>) =>
  insertInto("interviews").expression(
    withRows(params, "interviews", raw`k.rows -> 'interviews'`).selectAll("r"),
  ),
);
const insertContacts = query.execute("deleted_cards_return_contacts", (params: Params<OwnRow>) =>
  insertInto("contact_applications").expression(
    withRows(params, "contact_applications", raw`k.rows -> 'contacts'`)
      .innerJoin("contacts as c", on({ "c.account_id": params.accountId, "c.id": "r.contact_id" }))
      .selectAll("r"),
  ),
);
const insertTasks = query.execute("deleted_cards_return_tasks", (params: Params<OwnRow>) =>
  insertInto("tasks").expression(
    withRows(
      params,
      "tasks",
      raw`(SELECT jsonb_agg(CASE WHEN c.id IS NULL THEN t - 'contact_id' ELSE t END)
        FROM jsonb_array_elements(k.rows -> 'tasks') t
        LEFT JOIN contacts c ON c.account_id = ${params.accountId} AND c.id = t ->> 'contact_id')`,
    ).selectAll("r"),
  ),
);
// A card that is unchanged since its import still counts as unchanged after it is restored.
const insertImports = query.execute("deleted_cards_return_imports", (params: Params<OwnRow>) =>
  insertInto("imported_cards").expression(
    copyOf(params)
      .innerJoin("applications as a", on({ "a.account_id": params.accountId, "a.id": "k.id" }))
      .innerJoinLateral(
        rowsOf(
          "imported_cards",
          raw`(SELECT jsonb_agg(CASE WHEN (i ->> 'written_at')::timestamptz = (k.rows -> 'card' ->> 'updated_at')::timestamptz
            THEN i || jsonb_build_object('written_at', a.updated_at) ELSE i END) FROM jsonb_array_elements(k.rows -> 'imports') i)`,
        ),
        onTrue,
      )
      .selectAll("r"),
  ),
);
// The organization or the author may have been deleted since. Only a note whose organization was deleted keeps the organization's name.
const insertNotes = query.execute("deleted_cards_return_notes", (params: Params<OwnRow>) =>
  insertInto("coach_notes").expression(
    withRows(
      params,
      "coach_notes",
      raw`(SELECT jsonb_agg(CASE WHEN o.id IS NULL THEN n - 'organization_id' ELSE n - ARRAY['organization_name', 'organization_slug'] END
          || jsonb_build_object('author_id', w.id))
        FROM jsonb_array_elements(k.rows -> 'notes') n
        LEFT JOIN organizations o ON o.id = n ->> 'organization_id'
        LEFT JOIN accounts w ON w.id = n ->> 'author_id')`,
    ).selectAll("r"),
  ),
);
const insertNotesOnCluster = query.execute("citus_return_notes", ({ accountId, id }: Params<OwnRow>) =>
  db.selectNoFrom(onCluster.returnNotes(accountId, id)),
);
const deleteCopy = query.execute("deleted_cards_returned", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("deleted_cards").where(equal({ account_id: accountId, id })),
);

/** Inserts a locked deleted card again, with its rows whose linked records still exist. */
export async function insertDeleted(sql: Sql, params: Return): Promise<void> {
  const { accountId, id } = params;
  await placed(insertCard(sql, params));
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
