import { jsonArrayFrom } from "kysely/helpers/postgres";
import { STAFF } from "#domain/roles.ts";
import type { Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, columnsOf, equal, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";

/** The fields of a résumé in the library. */
const LISTED = [
  "id",
  "name",
  "file_name as fileName",
  "file_type as fileType",
  "file_size_bytes as fileSizeBytes",
  "created_at as createdAt",
] as const;
const RESUME = [...LISTED, "updated_at as updatedAt"] as const;

/** Returns a page of the account's résumés, newest first. */
export const listResumes = query.page("resumes_list", {
  key: { id: "id" },
  order: "desc",
  rows: ({ accountId }: Params<OfAccount>) =>
    selectFrom("resumes").select(RESUME).where("account_id", "=", accountId),
});

export const readResumes = query.many("resumes_get", ({ accountId, ids }: Params<OfAccount & Ids>) =>
  selectFrom("resumes")
    .select(RESUME)
    .where(equal({ account_id: accountId, id: any(ids) })),
);

type NewResume = OwnRow & {
  name: string;
  fileName: string;
  fileType: string;
  fileSizeBytes: number;
  storageKey: string;
  at: Date;
};

/** Adds a résumé, whose row refers to the file. */
export const insertResume = query.one("resumes_insert", ({ at, ...params }: Params<NewResume>) =>
  insertInto("resumes")
    .values({ ...columnsOf(params), created_at: at, updated_at: at })
    .returning(RESUME),
);

// Locks in the same order as deleting a company: cards first, by id, then the rows that they refer to.
const lockCards = query.execute("resumes_lock_cards", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("applications")
    .select("id")
    .where(equal({ resume_id: id, account_id: accountId }))
    .orderBy("id")
    .forNoKeyUpdate(),
);
// After this lock, no card can get the résumé, because attaching it locks the résumé first.
const lockForDeletion = query.maybeOne("resumes_lock_for_deletion", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("resumes")
    .select("storage_key as storageKey")
    .where(equal({ id, account_id: accountId }))
    .forUpdate(),
);
const clearCards = query.execute("resumes_clear_cards", ({ accountId, id }: Params<OwnRow>) =>
  updateTable("applications")
    .set({ resume_id: null })
    .where(equal({ resume_id: id, account_id: accountId })),
);
const deleteRow = query.execute("resumes_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("resumes").where(equal({ id, account_id: accountId })),
);

/** Deletes a résumé and detaches it from all cards; returns the key of its file, or null if the account has none with this id. */
export async function deleteResume(sql: Sql, own: OwnRow): Promise<string | null> {
  await lockCards(sql, own);
  const found = await lockForDeletion(sql, own);
  if (!found) return null;
  await clearCards(sql, own);
  await deleteRow(sql, own);
  return found.storageKey;
}

/** Checks whether the résumé is the account's; if so, locks it against deletion until the transaction ends. */
export const lockResume = query.matches("resumes_lock", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("resumes")
    .select("id")
    .where(equal({ id, account_id: accountId }))
    .forKeyShare(),
);

/** Returns the file of a résumé, or null if the account has none with this id. */
export const readFile = query.maybeOne("resumes_read_file", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("resumes")
    .select(["file_name as fileName", "file_type as fileType", "storage_key as storageKey"])
    .where(equal({ account_id: accountId, id })),
);

/** Checks whether the account has a user: the rows of a deleted user's account may still be there for a while. */
export const hasUser = query.matches("resumes_account_held", ({ accountId }: Params<OfAccount>) =>
  selectFrom("accounts").select("id").where("id", "=", accountId).where("user_id", "is not", null),
);

type OfStaff = OwnRow & { applicationId: string; memberId: string };

/** Returns the file of a résumé on a card, if the card's board is shared with the organization in which the reader is staff. */
export const readFileAsStaff = query.maybeOne(
  "resumes_read_file_as_staff",
  ({ accountId, id, applicationId, memberId }: Params<OfStaff>) =>
    selectFrom("resumes as r")
      .innerJoin("applications as a", on({ "a.account_id": accountId, "a.resume_id": "r.id" }))
      .innerJoin("shares as s", on({ "s.account_id": accountId, "s.board_id": "a.board_id" }))
      .innerJoin("organizations as o", "o.id", "s.organization_id")
      .innerJoin("members as m", "m.organization_id", "o.id")
      .innerJoin("accounts as reader", "reader.id", "m.account_id")
      .select(["r.file_name as fileName", "r.file_type as fileType", "r.storage_key as storageKey"])
      .where(equal({ "r.id": id, "r.account_id": accountId, "a.id": applicationId, "m.id": memberId }))
      .where("m.role", "in", STAFF)
      .where(({ not, ref }) => not(lacksFactor(ref("reader.user_id")))),
);

const LIBRARY_MAX = 500;
/** The maximum number of cards that the page shows beside a résumé. */
const USES_MAX = 4;

/** Returns the account's résumés, newest first, with the number of cards that use them, and a few of these cards. */
export const listLibrary = query.many("resumes_library", ({ accountId }: Params<OfAccount>) =>
  selectFrom("resumes as r")
    .select(LISTED)
    .select((eb) => {
      // It contains no instant, which JSON would format differently.
      const uses = eb
        .selectFrom("applications as a")
        .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
        .select([
          "a.id as applicationId",
          "a.board_id as boardId",
          "a.job_title as title",
          "c.name as companyName",
          "a.status",
        ])
        .where(equal({ "a.account_id": accountId, "a.resume_id": "r.id" }))
        .orderBy("a.updated_at", "desc")
        .limit(USES_MAX);
      const count = eb
        .selectFrom("applications as a")
        .select((all) => all.fn.countAll<number>().as("count"))
        .where(equal({ "a.account_id": accountId, "a.resume_id": "r.id" }));
      return [jsonArrayFrom(uses).as("uses"), count.$asScalar().$notNull().as("useCount")];
    })
    .where("r.account_id", "=", accountId)
    .orderBy("r.id", "desc")
    .limit(LIBRARY_MAX),
);

/** Returns the résumé on a card. */
export const readResumeOfCard = query.maybeOne("resumes_of_card", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("applications")
    .select("resume_id as resumeId")
    .where(equal({ account_id: accountId, id })),
);
