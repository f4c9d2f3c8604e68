import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import { isLeftOver } from "#server/resources/companies/service.ts";
import type { Undone } from "../contract.ts";

type OfImport = { accountId: AccountId; id: string };

const CARDS = statement("imports_undo_cards", ({ accountId, id }: Params<OfImport>) =>
  db
    .selectFrom("imported_cards as i")
    .innerJoin("applications as a", (join) =>
      join.on("a.account_id", "=", accountId).onRef("a.id", "=", "i.application_id"),
    )
    .select((eb) => {
      const interview = db
        .selectFrom("interviews as v")
        .select("v.id")
        .where("v.account_id", "=", accountId)
        .where("v.application_id", "=", eb.ref("a.id"))
        .where((own) => own.not(isOwnInterview(own.ref("v.id"))));
      const contact = db
        .selectFrom("contact_applications as k")
        .select("k.contact_id")
        .where("k.account_id", "=", accountId)
        .where("k.application_id", "=", eb.ref("a.id"))
        .where("k.contact_id", "<>", raw<string>`ALL(i.contact_ids)`);
      const note = db
        .selectFrom("coach_notes as n")
        .select("n.id")
        .where("n.account_id", "=", accountId)
        .where("n.application_id", "=", eb.ref("a.id"));
      // Undoing would delete additions to a created card and changes of the import's data, so both count as a change.
      const carries = eb.or([eb.exists(interview), eb.exists(contact), eb.exists(note)]);
      return [
        "a.id",
        "a.status",
        eb.ref("i.before", "->>").key("status").as("statusBefore"),
        eb
          .or([
            eb("a.updated_at", "<>", eb.ref("i.written_at")),
            eb.and([eb("i.before", "is", null), carries]),
          ])
          .$castTo<boolean>()
          .as("isTouched"),
      ];
    })
    .where("i.import_id", "=", id)
    .where("i.account_id", "=", accountId)
    .orderBy("a.id")
    .forUpdate("a"),
);
/** A card that an import wrote, and whether it was changed since. */
export type ImportedCard = RowOf<typeof CARDS>;

/** Checks whether the import `i` added the interview `v`, and it wasn't changed since. */
function isOwnInterview(id: Expression<string>) {
  return raw<boolean>`(${id} = ANY(i.interview_ids) AND v.updated_at = v.created_at)`;
}

type OfCards = OfImport & { cards: readonly string[] };
const UNLINK = statement("imports_undo_links", ({ accountId, id, cards }: Params<OfCards>) =>
  db
    .deleteFrom("contact_applications as k")
    .using("imported_cards as i")
    .where("i.import_id", "=", id)
    .where("i.account_id", "=", accountId)
    .where("k.account_id", "=", accountId)
    .whereRef("k.application_id", "=", "i.application_id")
    .where("k.application_id", "=", (eb) => eb.fn.any(cards))
    .where("k.contact_id", "=", (eb) => eb.fn.any("i.contact_ids")),
);
const UNSCHEDULE = statement("imports_undo_interviews", ({ accountId, id, cards }: Params<OfCards>) =>
  db
    .deleteFrom("interviews as v")
    .using("imported_cards as i")
    .where("i.import_id", "=", id)
    .where("i.account_id", "=", accountId)
    .where("v.account_id", "=", accountId)
    .whereRef("v.application_id", "=", "i.application_id")
    .where("v.application_id", "=", (eb) => eb.fn.any(cards))
    .where((eb) => isOwnInterview(eb.ref("v.id"))),
);
const NEW_CONTACTS = statement("imports_undo_contacts", ({ accountId, id }: Params<OfImport>) =>
  db
    .selectFrom("import_batches as b")
    .select(raw<string>`unnest(b.contact_ids)`.as("id"))
    .where("b.import_id", "=", id)
    .where("b.account_id", "=", accountId),
);
const DELETE = statement(
  "imports_undo_delete",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    db
      .deleteFrom("applications")
      .where("account_id", "=", accountId)
      .where("id", "=", (eb) => eb.fn.any(ids)),
);
type Restored = OfImport & { cards: readonly string[]; at: string };
const RESTORE = statement("imports_undo_restore", (given: Params<Restored>) => {
  const before = raw<Tables["applications"]>`jsonb_populate_record(NULL::applications, i.before)`;
  return db
    .updateTable("applications as a")
    .from("imported_cards as i")
    .from(before.as<"b">(raw`b`))
    .set((eb) => {
      const company = eb
        .selectFrom("companies as c")
        .select("c.id")
        .whereRef("c.id", "=", "b.company_id")
        .where("c.account_id", "=", given.accountId)
        .$asScalar();
      return {
        company_id: eb.fn.coalesce(company, "a.company_id"),
        application_date: eb.ref("b.application_date"),
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
        updated_at: given.at,
      };
    })
    .where("i.import_id", "=", given.id)
    .where("i.account_id", "=", given.accountId)
    .where("a.account_id", "=", given.accountId)
    .whereRef("a.id", "=", "i.application_id")
    .where("a.id", "=", (eb) => eb.fn.any(given.cards));
});
const CLEAR_COMPANIES = statement("imports_undo_companies", ({ accountId, id }: Params<OfImport>) =>
  db
    .deleteFrom("companies as c")
    .using("import_batches as b")
    .where("b.import_id", "=", id)
    .where("b.account_id", "=", accountId)
    .where("c.account_id", "=", accountId)
    .where("c.id", "=", (eb) => eb.fn.any("b.company_ids"))
    .where(isLeftOver(accountId)),
);
const CLOSE = statement("imports_undone", (given: Params<OfImport & { undone: Undone }>) =>
  db
    .updateTable("imports")
    .set({ undone: given.undone })
    .where("id", "=", given.id)
    .where("account_id", "=", given.accountId),
);

/** Locks the cards of an import that still exist until the transaction ends, and returns them. */
export function lockImportedCards(sql: Sql, accountId: AccountId, id: string): Promise<ImportedCard[]> {
  return sql.all(CARDS, { accountId, id });
}

/** Deletes cards with their histories. */
export async function deleteCards(sql: Sql, accountId: AccountId, ids: string[]): Promise<void> {
  await sql.run(DELETE, { accountId, ids });
}

/** Removes the contacts and interviews that an import added to cards, except interviews changed since. */
export async function takeOff(sql: Sql, accountId: AccountId, id: string, cards: string[]): Promise<void> {
  await sql.run(UNLINK, { accountId, id, cards });
  await sql.run(UNSCHEDULE, { accountId, id, cards });
}

/** Returns the contacts that an import added. */
export async function readNewContacts(sql: Sql, accountId: AccountId, id: string): Promise<string[]> {
  return (await sql.all(NEW_CONTACTS, { accountId, id })).map((row) => row.id);
}

/** Restores cards as they were before the import, except for their column. */
export async function restoreCards(
  sql: Sql,
  accountId: AccountId,
  id: string,
  cards: string[],
  at: Date,
): Promise<void> {
  await sql.run(RESTORE, { accountId, id, cards, at: at.toISOString() });
}

/** Deletes the companies that the import added, unless they are in use or were edited. */
export async function clearCompanies(sql: Sql, accountId: AccountId, id: string): Promise<void> {
  await unlessReferredTo(sql.run(CLEAR_COMPANIES, { accountId, id }));
}

/** Marks the import as undone. */
export async function closeImport(sql: Sql, accountId: AccountId, id: string, undone: Undone): Promise<void> {
  await sql.run(CLOSE, { accountId, id, undone });
}
