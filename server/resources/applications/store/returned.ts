import { type Expression, sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import { placed } from "./order.ts";

type OfCard = { accountId: AccountId; id: string };
/** The data of a restored card. */
export type Return = { companyId: string; resumeId: string | null; rank: string; at: Date };

const kept = ({ accountId, id }: Params<OfCard>) =>
  db.selectFrom("deleted_cards as k").where("k.account_id", "=", accountId).where("k.id", "=", id);

type Part = "status_history" | "interviews" | "contact_applications" | "imported_cards" | "coach_notes";

/** The stored rows as rows of a table. */
function rowsOf<Table extends Part>(table: Table, rows: Expression<unknown>) {
  return raw<Tables[Table]>`jsonb_populate_recordset(NULL::${raw.table(table)}, ${rows})`.as<"r">(raw`r`);
}

const CARD = statement(
  "deleted_cards_return",
  (given: Params<OfCard & Omit<Return, "at"> & { at: string }>) =>
    db.insertInto("applications").expression(
      kept(given)
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
const STAYS = statement("deleted_cards_return_stays", (given: Params<OfCard>) =>
  db.insertInto("status_history").expression(
    kept(given)
      .innerJoinLateral(rowsOf("status_history", raw`k.rows -> 'stays'`), (join) => join.onTrue())
      .selectAll("r"),
  ),
);
const INTERVIEWS = statement("deleted_cards_return_interviews", (given: Params<OfCard>) =>
  db.insertInto("interviews").expression(
    kept(given)
      .innerJoinLateral(rowsOf("interviews", raw`k.rows -> 'interviews'`), (join) => join.onTrue())
      .selectAll("r"),
  ),
);
const CONTACTS = statement("deleted_cards_return_contacts", (given: Params<OfCard>) =>
  db.insertInto("contact_applications").expression(
    kept(given)
      .innerJoinLateral(rowsOf("contact_applications", raw`k.rows -> 'contacts'`), (join) => join.onTrue())
      .innerJoin("contacts as c", (join) =>
        join.on("c.account_id", "=", given.accountId).onRef("c.id", "=", "r.contact_id"),
      )
      .selectAll("r"),
  ),
);
// If the card was unchanged since its import, it stays so after it is restored.
const IMPORTS = statement("deleted_cards_return_imports", (given: Params<OfCard>) =>
  db.insertInto("imported_cards").expression(
    kept(given)
      .innerJoin("applications as a", (join) =>
        join.on("a.account_id", "=", given.accountId).onRef("a.id", "=", "k.id"),
      )
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
// The organization or the author may have been deleted meanwhile. Only a note without an organization keeps its name.
const NOTES = statement("deleted_cards_return_notes", (given: Params<OfCard>) =>
  db.insertInto("coach_notes").expression(
    kept(given)
      .innerJoinLateral(
        rowsOf(
          "coach_notes",
          raw`(SELECT jsonb_agg(CASE WHEN o.id IS NULL THEN n - 'organization_id' ELSE n - ARRAY['organization_name', 'organization_slug'] END
              || jsonb_build_object('author_id', w.id))
            FROM jsonb_array_elements(k.rows -> 'notes') n
            LEFT JOIN organizations o ON o.id = n ->> 'organization_id'
            LEFT JOIN accounts w ON w.id = n ->> 'author_id')`,
        ),
        (join) => join.onTrue(),
      )
      .selectAll("r"),
  ),
);
const FORGET = statement("deleted_cards_returned", ({ accountId, id }: Params<OfCard>) =>
  db.deleteFrom("deleted_cards").where("account_id", "=", accountId).where("id", "=", id),
);
type Place = OfCard & { boardId: string; status: Status; rank: string };
const TAKER = statement("deleted_cards_taker", ({ accountId, boardId, status, rank }: Params<Place>) =>
  db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.account_id", "=", accountId)
    .where("a.board_id", "=", boardId)
    .where("a.status", "=", status)
    .where("a.rank", "=", rank),
);

/** Returns the id of the card that has the place now, or null. */
export async function takerOf(sql: Sql, accountId: AccountId, place: Omit<Place, "accountId">) {
  return (await sql.first(TAKER, { accountId, ...place }))?.id ?? null;
}

/** Restores a locked deleted card, with its rows whose linked records still exist. */
export async function returnCard(
  sql: Sql,
  accountId: AccountId,
  id: string,
  { at, ...given }: Return,
): Promise<void> {
  const own = { accountId, id };
  await placed(sql, CARD, { ...own, ...given, at: at.toISOString() });
  for (const part of [STAYS, INTERVIEWS, CONTACTS, IMPORTS, NOTES])
    await unlessReferredTo(sql.run(part, own));
  await sql.run(FORGET, own);
}
