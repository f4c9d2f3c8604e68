import { type Expression, sql as raw } from "kysely";
import type { Ids, OfAccount } from "#server/core/access.ts";
import { any, equal, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, deleteFrom, selectFrom, updateTable } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { isUnused } from "#server/resources/companies/service.ts";
import type { UndoState } from "../contract.ts";

type OfImport = OfAccount & { id: string };

type OfCardPortion = OfImport & { after: string; limit: number };

/**
 * Locks the next cards of an import that still exist until the transaction ends, and returns whether each was changed
 * since.
 */
export const lockImportedCards = query.many(
  "imports_undo_cards",
  ({ accountId, id, after, limit }: Params<OfCardPortion>) =>
    selectFrom("imported_cards as i")
      .innerJoin("applications as a", on({ "a.account_id": accountId, "a.id": "i.application_id" }))
      .select((eb) => {
        const interview = selectFrom("interviews as v")
          .select("v.id")
          .where("v.account_id", "=", accountId)
          .where("v.application_id", "=", eb.ref("a.id"))
          .where((own) => own.not(isOwnInterview(own.ref("v.id"))));
        const contact = selectFrom("contact_applications as k")
          .select("k.contact_id")
          .where("k.account_id", "=", accountId)
          .where("k.application_id", "=", eb.ref("a.id"))
          .where("k.contact_id", "<>", raw<string>`ALL(i.contact_ids)`);
        const note = selectFrom("coach_notes as n")
          .select("n.id")
          .where("n.account_id", "=", accountId)
          .where("n.application_id", "=", eb.ref("a.id"));
        const task = selectFrom("tasks as t")
          .select("t.id")
          .where("t.account_id", "=", accountId)
          .where("t.application_id", "=", eb.ref("a.id"));
        // Undoing would delete additions to a created card and changes to the import's data, so both count as a
        // change.
        const isPlanned = eb("a.follow_up_due", "is not", null);
        const hasAdditions = eb.or([
          ...[interview, contact, note, task].map((added) => eb.exists(added)),
          isPlanned,
        ]);
        return [
          "a.id",
          "a.status",
          eb.ref("i.before", "->>").key("status").as("statusBefore"),
          eb
            .or([
              eb("a.updated_at", "<>", eb.ref("i.written_at")),
              eb.and([eb("i.before", "is", null), hasAdditions]),
            ])
            .$castTo<boolean>()
            .as("isTouched"),
        ];
      })
      .where(equal({ "i.import_id": id, "i.account_id": accountId }))
      .where("i.application_id", ">", after)
      .orderBy("i.application_id")
      .limit(limit)
      .forUpdate("a"),
);

/** Checks whether the import `i` added the interview `v`, and it wasn't changed since. */
function isOwnInterview(id: Expression<string>) {
  return raw<boolean>`(${id} = ANY(i.interview_ids) AND v.updated_at = v.created_at)`;
}

type OfCards = OfImport & { cards: readonly string[] };

/** Removes the contacts that an import added to cards. */
export const unlinkContacts = query.execute(
  "imports_undo_links",
  ({ accountId, id, cards }: Params<OfCards>) =>
    deleteFrom("contact_applications as k")
      .using("imported_cards as i")
      .where(equal({ "i.import_id": id, "i.account_id": accountId }))
      .where(equal({ "k.account_id": accountId, "k.application_id": "i.application_id" }))
      .where("k.application_id", "=", any(cards))
      .where("k.contact_id", "=", (eb) => eb.fn.any("i.contact_ids")),
);

/** Removes the interviews that an import added to cards, except those changed since. */
export const deleteInterviews = query.execute(
  "imports_undo_interviews",
  ({ accountId, id, cards }: Params<OfCards>) =>
    deleteFrom("interviews as v")
      .using("imported_cards as i")
      .where(equal({ "i.import_id": id, "i.account_id": accountId }))
      .where(equal({ "v.account_id": accountId, "v.application_id": "i.application_id" }))
      .where("v.application_id", "=", any(cards))
      .where((eb) => isOwnInterview(eb.ref("v.id"))),
);

type OfBatches = OfImport & { from: number; below: number };

/** Selects the ids in a list of the batches' rows. */
const idsIn = (column: "contact_ids" | "company_ids", { accountId, id, from, below }: Params<OfBatches>) =>
  selectFrom("import_batches as b")
    .select(raw<string>`unnest(${raw.ref(`b.${column}`)})`.as("id"))
    .where(equal({ "b.import_id": id, "b.account_id": accountId }))
    .where("b.number", ">=", from)
    .where("b.number", "<", below);

/** Returns the contacts that batches of an import added. */
export const readNewContacts = query.many("imports_undo_contacts", (batches: Params<OfBatches>) =>
  idsIn("contact_ids", batches),
);

/** Deletes cards with their histories. */
export const deleteCards = query.execute(
  "imports_undo_delete",
  ({ accountId, ids }: Params<OfAccount & Ids>) =>
    deleteFrom("applications").where(equal({ account_id: accountId, id: any(ids) })),
);

/** Restores cards as they were before the import, except for their column. */
export const restoreCards = query.execute(
  "imports_undo_restore",
  ({ accountId, id, cards, at }: Params<OfCards & { at: Date }>) => {
    const before = raw<Tables["applications"]>`jsonb_populate_record(NULL::applications, i.before)`;
    return updateTable("applications as a")
      .from("imported_cards as i")
      .from(before.as<"b">(raw`b`))
      .set((eb) => {
        const company = eb
          .selectFrom("companies as c")
          .select("c.id")
          .where(equal({ "c.id": "b.company_id", "c.account_id": accountId }))
          .$asScalar();
        return {
          company_id: eb.fn.coalesce(company, "a.company_id"),
          application_date: eb.ref("b.application_date"),
          closing_date: eb.ref("b.closing_date"),
          offer_deadline: eb.ref("b.offer_deadline"),
          application_link: eb.ref("b.application_link"),
          source: eb.ref("b.source"),
          notes: eb.ref("b.notes"),
          job_title: eb.ref("b.job_title"),
          job_description: eb.ref("b.job_description"),
          work_mode: eb.ref("b.work_mode"),
          work_type: eb.ref("b.work_type"),
          location: raw`nullif(${eb.ref("b.location")}, 'null'::jsonb)`,
          compensation: raw`nullif(${eb.ref("b.compensation")}, 'null'::jsonb)`,
          is_auto_retired: eb.ref("b.is_auto_retired"),
          updated_at: at,
        };
      })
      .where(equal({ "i.import_id": id, "i.account_id": accountId, "i.application_id": "a.id" }))
      .where(equal({ "a.account_id": accountId, "a.id": any(cards) }));
  },
);

/**
 * Deletes the companies that batches of an import added, unless they are in use or were edited. Lists their ids first, because PostgreSQL
 * would otherwise look for each company in each batch.
 */
export const clearCompanies = query.execute("imports_undo_companies", (batches: Params<OfBatches>) =>
  deleteFrom("companies as c")
    .where(equal({ "c.account_id": batches.accountId }))
    .where(raw<boolean>`c.id = ANY (ARRAY (${idsIn("company_ids", batches)}))`)
    .where(isUnused(batches.accountId)),
);

/** Counts the cards and batches of an import that are left to undo. */
export const countLeft = query.one(
  "imports_undo_left",
  ({ accountId, id, card, batch }: Params<OfImport & { card: string; batch: number }>) => {
    const cards = selectFrom("imported_cards as i")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where(equal({ "i.import_id": id, "i.account_id": accountId }))
      .where("i.application_id", ">", card);
    const batches = selectFrom("import_batches as b")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where(equal({ "b.import_id": id, "b.account_id": accountId }))
      .where("b.number", ">=", batch);
    return db.selectNoFrom(raw<number>`(${cards}) + (${batches})`.as("left"));
  },
);

/** Stores the effects of the undo so far. */
export const writeUndone = query.execute(
  "imports_undone",
  ({ accountId, id, undone }: Params<OfImport & { undone: UndoState }>) =>
    updateTable("imports")
      .set({ undone })
      .where(equal({ id, account_id: accountId })),
);
