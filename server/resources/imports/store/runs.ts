import { sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { OfAccount } from "#server/core/access.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { byKey } from "#server/core/streamed.ts";
import type { ImportVerdict } from "../contract.ts";

type OfBoard = OfAccount & { boardId: string };
type OfImport = OfAccount & { id: string };
type OfCards = OfImport & { cards: readonly string[] };

type OfPortion = OfBoard & { after: string; limit: number };
const readCandidates = query.many(
  "imports_known",
  ({ accountId, boardId, after, limit }: Params<OfPortion>) =>
    selectFrom("applications as a")
      .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
      .select(["a.id", "a.status", "a.job_title as title", "c.name as company", "a.application_link as link"])
      .where(equal({ "a.board_id": boardId, "a.account_id": accountId }))
      .where("a.id", ">", after)
      .orderBy("a.id")
      .limit(limit),
);
/** A card as read to find duplicates. */
export type CandidateCard = RowOf<typeof readCandidates>;

/** The size of the first portion, which contains all cards of most boards. */
const FIRST_KNOWN = 200;

/**
 * Reads the cards of a board, oldest first, in portions: a link takes up to 0.2 ms to compare, and a board can have 20,000, so other
 * requests run in between.
 */
export function knownPortions(sql: Sql, board: OfBoard): AsyncGenerator<CandidateCard[]> {
  return byKey((limit, last) => readCandidates(sql, { ...board, after: last?.id ?? "", limit }), FIRST_KNOWN);
}

type Opened = OfImport & { boardId: string; fileName: string; at: Date };

/** Creates the import's row if it doesn't exist yet. The page makes the id, so that a batch that is sent again is recognized. */
export const openImport = query.execute("imports_open", ({ at, ...params }: Params<Opened>) =>
  insertInto("imports")
    .values({ ...columnsOf(params), created_at: at })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing()),
);

/** Locks the import until the transaction ends, so that its batches run one after the other. */
export const lockImport = query.maybeOne("imports_lock", ({ accountId, id }: Params<OfImport>) =>
  selectFrom("imports")
    .select(["board_id as boardId", "undone"])
    .where(equal({ id, account_id: accountId }))
    .forUpdate(),
);

/** Returns the stored response to a batch, or null if the batch hasn't been imported. */
export const readBatch = query.maybeOne(
  "imports_batch",
  ({ accountId, id, number }: Params<OfImport & { number: number }>) =>
    selectFrom("import_batches")
      .select("verdicts")
      .where(equal({ account_id: accountId, import_id: id, number })),
);

/** Locks cards and stores them as they are before the import changes them. */
export const keepBefore = query.execute(
  "imports_keep_before",
  ({ accountId, id, cards }: Params<OfCards>) => {
    const held = selectFrom("applications")
      .selectAll()
      .where(equal({ account_id: accountId, id: any(cards) }))
      .orderBy("id")
      .forUpdate();
    return insertFrom(insertInto("imported_cards"), selectFrom(held.as("a")), {
      import_id: id,
      account_id: "a.account_id",
      application_id: "a.id",
      before: raw<{ status: Status }>`to_jsonb(a)`,
      written_at: "a.updated_at",
    }).onConflict((conflict) => conflict.doNothing());
  },
);

const keepCreated = query.execute("imports_keep_created", ({ accountId, id, cards }: Params<OfCards>) =>
  insertFrom(
    insertInto("imported_cards"),
    selectFrom("applications as a").where(equal({ "a.account_id": accountId, "a.id": any(cards) })),
    {
      import_id: id,
      account_id: "a.account_id",
      application_id: "a.id",
      written_at: "a.updated_at",
    },
  ),
);
const stampUpdated = query.execute("imports_stamp", ({ accountId, id, cards }: Params<OfCards>) =>
  updateTable("imported_cards as i")
    .from("applications as a")
    .set((eb) => ({ written_at: eb.ref("a.updated_at") }))
    .where(equal({ "i.account_id": accountId, "i.import_id": id, "i.application_id": "a.id" }))
    .where(equal({ "a.account_id": accountId, "a.id": any(cards) })),
);
type Additions = OfCards & Record<"kinds" | "ids", readonly string[]>;
const keepAdditions = query.execute(
  "imports_keep_hung",
  ({ accountId, id, cards, kinds, ids }: Params<Additions>) => {
    const additions = selectFrom(listed("h", { card: cards, kind: kinds, id: ids }))
      .select(["h.card"])
      .select((eb) => {
        const all = eb.fn.agg<string[]>("array_agg", ["h.id"]);
        return [
          all.filterWhere("h.kind", "=", "contact").as("contacts"),
          all.filterWhere("h.kind", "=", "interview").as("interviews"),
        ];
      })
      .groupBy("h.card");
    return updateTable("imported_cards as i")
      .from(additions.as("k"))
      .set({
        contact_ids: raw<string[]>`i.contact_ids || coalesce(k.contacts, ARRAY[]::text[])`,
        interview_ids: raw<string[]>`i.interview_ids || coalesce(k.interviews, ARRAY[]::text[])`,
      })
      .where(equal({ "i.account_id": accountId, "i.import_id": id, "i.application_id": "k.card" }));
  },
);
type Batch = OfCards & { number: number; verdicts: string; contacts: readonly string[]; at: Date };
const insertBatch = query.execute("imports_keep_batch", (params: Params<Batch>) => {
  // A company added by the batch has the same creation time.
  const came = selectFrom("applications as a")
    .innerJoin("companies as c", on({ "c.account_id": params.accountId, "c.id": "a.company_id" }))
    .select("c.id")
    .distinct()
    .where(equal({ "a.account_id": params.accountId, "a.id": any(params.cards), "c.created_at": params.at }));
  return insertFrom(insertInto("import_batches"), selectFrom(came.as("c")), {
    import_id: params.id,
    account_id: params.accountId,
    number: raw<number>`${params.number}::int`,
    verdicts: raw<ImportVerdict[]>`${params.verdicts}::jsonb`,
    company_ids: raw<string[]>`coalesce(array_agg(c.id), ARRAY[]::text[])`,
    contact_ids: raw<string[]>`${params.contacts}::text[]`,
  });
});

/** The effects of a batch. */
type BatchDone = OfImport & {
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
export async function keepBatch(sql: Sql, batch: BatchDone, at: Date): Promise<void> {
  const { accountId, id, number, created, updated, cards, kinds, ids } = batch;
  await keepCreated(sql, { accountId, id, cards: created });
  await stampUpdated(sql, { accountId, id, cards: updated });
  if (ids.length > 0) await keepAdditions(sql, { accountId, id, cards, kinds, ids });
  await insertBatch(sql, {
    accountId,
    id,
    number,
    verdicts: JSON.stringify(batch.verdicts),
    cards: [...created, ...updated],
    contacts: batch.newContacts,
    at,
  });
}

/** Returns a page of the imports to a board, newest first, with the numbers of cards that each added and updated. */
export const listImports = query.page("imports_past", {
  key: { createdAt: "i.created_at", id: "i.id" },
  order: "desc",
  rows: ({ accountId, boardId }: Params<OfBoard>) =>
    selectFrom("imports as i")
      .select((eb) => {
        const cards = eb
          .selectFrom("imported_cards as c")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("c.account_id", "=", accountId)
          .whereRef("c.import_id", "=", "i.id");
        return [
          ...fieldsOf("i", "id file_name created_at undone"),
          cards.where("c.before", "is", null).$asScalar().$notNull().as("created"),
          cards.where("c.before", "is not", null).$asScalar().$notNull().as("updated"),
        ];
      })
      .where(equal({ "i.board_id": boardId, "i.account_id": accountId })),
});
