import { sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, type RowOf, statement } from "#server/core/statements.ts";
import type { ImportVerdict, PastImport, Undone } from "../contract.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "import_batches.verdicts": ImportVerdict[];
    "imported_cards.before": { status: Status };
    "imports.undone": Undone;
  }
}

/** A file to import; the page makes the `id`, so that a batch that is sent again is recognized. */
export type ImportRun = { id: string; boardId: string; fileName: string };

type OfAccount = { accountId: AccountId };
type OfBoard = OfAccount & { boardId: string };
type OfImport = OfAccount & { id: string };
type OfCards = OfImport & { cards: readonly string[] };

const KNOWN = statement("imports_known", ({ accountId, boardId }: Params<OfBoard>) =>
  db
    .selectFrom("applications as a")
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.id", "=", "a.company_id"),
    )
    .select(["a.id", "a.status", "a.job_title as title", "c.name as company", "a.application_link as link"])
    .where("a.board_id", "=", boardId)
    .where("a.account_id", "=", accountId)
    .orderBy("a.id"),
);
/** A card as read to find duplicates. */
export type KnownCard = RowOf<typeof KNOWN>;

const OPEN = statement("imports_open", (given: Params<OfAccount & ImportRun & { at: string }>) =>
  db
    .insertInto("imports")
    .values({
      id: given.id,
      account_id: given.accountId,
      board_id: given.boardId,
      file_name: given.fileName,
      created_at: given.at,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing()),
);
const LOCK = statement("imports_lock", ({ accountId, id }: Params<OfImport>) =>
  db
    .selectFrom("imports")
    .select(["board_id as boardId", "undone"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate(),
);
const BATCH = statement("imports_batch", ({ accountId, id, number }: Params<OfImport & { number: number }>) =>
  db
    .selectFrom("import_batches")
    .select("verdicts")
    .where("account_id", "=", accountId)
    .where("import_id", "=", id)
    .where("number", "=", number),
);
const KEEP_BEFORE = statement("imports_keep_before", ({ accountId, id, cards }: Params<OfCards>) => {
  const held = db
    .selectFrom("applications")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(cards))
    .orderBy("id")
    .forUpdate();
  return db
    .insertInto("imported_cards")
    .columns(["import_id", "account_id", "application_id", "before", "written_at"])
    .expression((eb) =>
      eb
        .selectFrom(held.as("a"))
        .select([
          id.as("import"),
          "a.account_id",
          "a.id",
          raw<{ status: Status }>`to_jsonb(a)`.as("before"),
          "a.updated_at",
        ]),
    )
    .onConflict((conflict) => conflict.doNothing());
});
const KEEP_CREATED = statement("imports_keep_created", ({ accountId, id, cards }: Params<OfCards>) =>
  db
    .insertInto("imported_cards")
    .columns(["import_id", "account_id", "application_id", "written_at"])
    .expression((eb) =>
      eb
        .selectFrom("applications as a")
        .select([id.as("import"), "a.account_id", "a.id", "a.updated_at"])
        .where("a.account_id", "=", accountId)
        .where("a.id", "=", (card) => card.fn.any(cards)),
    ),
);
const STAMP = statement("imports_stamp", ({ accountId, id, cards }: Params<OfCards>) =>
  db
    .updateTable("imported_cards as i")
    .from("applications as a")
    .set((eb) => ({ written_at: eb.ref("a.updated_at") }))
    .where("i.account_id", "=", accountId)
    .where("i.import_id", "=", id)
    .where("a.account_id", "=", accountId)
    .whereRef("a.id", "=", "i.application_id")
    .where("a.id", "=", (eb) => eb.fn.any(cards)),
);
type Hung = OfImport & { cards: readonly string[]; kinds: readonly string[]; ids: readonly string[] };
const KEEP_HUNG = statement("imports_keep_hung", ({ accountId, id, cards, kinds, ids }: Params<Hung>) => {
  const hung = db
    .selectFrom(listed("h", { card: cards, kind: kinds, id: ids }))
    .select(["h.card"])
    .select((eb) => {
      const all = eb.fn.agg<string[]>("array_agg", ["h.id"]);
      return [
        all.filterWhere("h.kind", "=", "contact").as("contacts"),
        all.filterWhere("h.kind", "=", "interview").as("interviews"),
      ];
    })
    .groupBy("h.card");
  return db
    .updateTable("imported_cards as i")
    .from(hung.as("k"))
    .set({
      contact_ids: raw<string[]>`i.contact_ids || coalesce(k.contacts, ARRAY[]::text[])`,
      interview_ids: raw<string[]>`i.interview_ids || coalesce(k.interviews, ARRAY[]::text[])`,
    })
    .where("i.account_id", "=", accountId)
    .where("i.import_id", "=", id)
    .whereRef("i.application_id", "=", "k.card");
});
type Batch = OfCards & { number: number; verdicts: string; contacts: readonly string[]; at: string };
const KEEP_BATCH = statement("imports_keep_batch", (given: Params<Batch>) => {
  // A company added by the batch has the same creation time.
  const came = db
    .selectFrom("applications as a")
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", given.accountId).onRef("c.id", "=", "a.company_id"),
    )
    .select("c.id")
    .distinct()
    .where("a.account_id", "=", given.accountId)
    .where("a.id", "=", (eb) => eb.fn.any(given.cards))
    .where("c.created_at", "=", given.at);
  return db
    .insertInto("import_batches")
    .columns(["import_id", "account_id", "number", "verdicts", "company_ids", "contact_ids"])
    .expression((eb) =>
      eb
        .selectFrom(came.as("c"))
        .select([
          given.id.as("import"),
          given.accountId.as("account"),
          raw<number>`${given.number}::int`.as("number"),
          raw<ImportVerdict[]>`${given.verdicts}::jsonb`.as("verdicts"),
          raw<string[]>`coalesce(array_agg(c.id), ARRAY[]::text[])`.as("companies"),
          raw<string[]>`${given.contacts}::text[]`.as("contacts"),
        ]),
    );
});
const PAST = statement("imports_past", ({ accountId, boardId }: Params<OfBoard>) => {
  const latest = db
    .selectFrom("imports")
    .selectAll()
    .where("board_id", "=", boardId)
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .limit(5);
  return db
    .selectFrom(latest.as("i"))
    .leftJoin("imported_cards as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.import_id", "=", "i.id"),
    )
    .select((eb) => {
      const cards = eb.fn.count<number>("c.application_id");
      return [
        "i.id",
        "i.file_name as fileName",
        "i.created_at as createdAt",
        "i.undone",
        cards.filterWhere("c.before", "is", null).as("created"),
        cards.filterWhere("c.before", "is not", null).as("updated"),
      ];
    })
    .groupBy(["i.id", "i.file_name", "i.created_at", "i.undone"])
    .orderBy("i.created_at", "desc");
});

/** Returns the cards of a board, oldest first. */
export function readKnownCards(sql: Sql, accountId: AccountId, boardId: string): Promise<KnownCard[]> {
  return sql.all(KNOWN, { accountId, boardId });
}

/** Creates the import's row if it doesn't exist yet. */
export async function openImport(sql: Sql, accountId: AccountId, run: ImportRun, at: Date): Promise<void> {
  await sql.run(OPEN, { ...run, accountId, at: at.toISOString() });
}

/** Locks the import until the transaction ends, so that its batches run one after the other. */
export async function lockImport(sql: Sql, accountId: AccountId, id: string) {
  return (await sql.first(LOCK, { accountId, id })) ?? null;
}

/** Returns a batch's response from when it was imported, or null if it wasn't. */
export async function readBatch(
  sql: Sql,
  accountId: AccountId,
  id: string,
  number: number,
): Promise<ImportVerdict[] | null> {
  const row = await sql.first(BATCH, { accountId, id, number });
  return row?.verdicts ?? null;
}

/** Locks cards and stores them as they are before the import changes them. */
export async function keepBefore(sql: Sql, accountId: AccountId, id: string, cards: string[]): Promise<void> {
  await sql.run(KEEP_BEFORE, { accountId, id, cards });
}

/** The effects of a batch. */
export type BatchDone = {
  id: string;
  number: number;
  verdicts: ImportVerdict[];
  created: string[];
  updated: string[];
  /** The rows added to cards, as lists of equal length: the card, the kind, and the id. */
  cards: string[];
  kinds: string[];
  ids: string[];
  newContacts: string[];
};

/** Stores the effects of a batch: its response, the cards it created and updated, and the companies and contacts it added. */
export async function keepBatch(sql: Sql, accountId: AccountId, run: BatchDone, at: Date): Promise<void> {
  const { id, number, created, updated, kinds, ids } = run;
  await sql.run(KEEP_CREATED, { accountId, id, cards: created });
  await sql.run(STAMP, { accountId, id, cards: updated });
  if (ids.length > 0) await sql.run(KEEP_HUNG, { accountId, id, cards: run.cards, kinds, ids });
  const cards = [...created, ...updated];
  const verdicts = JSON.stringify(run.verdicts);
  const contacts = run.newContacts;
  await sql.run(KEEP_BATCH, { accountId, id, number, verdicts, cards, contacts, at: at.toISOString() });
}

/** Returns the latest imports to a board, newest first. */
export function listImports(sql: Sql, accountId: AccountId, boardId: string): Promise<PastImport[]> {
  return sql.all(PAST, { accountId, boardId });
}
