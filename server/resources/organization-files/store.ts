import { STAFF } from "#domain/roles.ts";
import type { OfAccount, OfOrganization, OrganizationRow, OwnRow } from "#server/core/access.ts";
import { columnsOf, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";

const FILE = [
  "id",
  "file_name as fileName",
  "file_type as fileType",
  "file_size_bytes as fileSizeBytes",
] as const;

type NewFile = OrganizationRow & {
  accountId: string;
  messageId: string | null;
  outcomeId: string | null;
  fileName: string;
  fileType: string;
  fileSizeBytes: number;
  storageKey: string;
  at: Date;
};

/** Adds a file's row, which refers to the stored content. */
export const insertFile = query.one("organization_files_insert", ({ at, ...params }: Params<NewFile>) =>
  insertInto("organization_files")
    .values({ ...columnsOf(params), created_at: at })
    .returning(FILE),
);

/** Returns a file of the organization and the applicant whom it concerns. */
export const findFile = query.maybeOne(
  "organization_files_get",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    selectFrom("organization_files")
      .select([...FILE, "account_id as accountId"])
      .where(equal({ organization_id: organizationId, id })),
);

/** Locks the row that a read of the file returns. */
export const lockFile = query.execute(
  "organization_files_lock",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    selectFrom("organization_files")
      .select("id")
      .where(equal({ organization_id: organizationId, id }))
      .forUpdate(),
);

/** Deletes the file of an outcome; returns its row, or null if the outcome has none. */
export const deleteProofOf = query.maybeOne(
  "organization_files_delete_proof",
  ({ organizationId, outcomeId }: Params<OfOrganization & { outcomeId: string }>) =>
    deleteFrom("organization_files")
      .where(equal({ organization_id: organizationId, outcome_id: outcomeId }))
      .returning(["file_type as fileType", "file_size_bytes as fileSizeBytes", "storage_key as storageKey"]),
);

/** Returns the ID of the outcome that a file documents, or null if it documents none. */
export const findOutcomeOf = query.maybeOne(
  "organization_files_outcome",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    selectFrom("organization_files")
      .select("outcome_id as outcomeId")
      .where(equal({ organization_id: organizationId, id }))
      .where("outcome_id", "is not", null),
);

/** Returns the stored file, if the reader is staff of the organization now, or the applicant whom it concerns. */
export const readFileFor = query.maybeOne(
  "organization_files_read",
  ({ organizationId, id, memberId }: Params<OrganizationRow & { memberId: string }>) =>
    selectFrom("organization_files as f")
      .innerJoin("organizations as o", "o.id", "f.organization_id")
      .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.id": memberId }))
      .innerJoin("accounts as reader", "reader.id", "m.account_id")
      .select(["f.file_name as fileName", "f.file_type as fileType", "f.storage_key as storageKey"])
      .where(equal({ "f.organization_id": organizationId, "f.id": id }))
      .where(({ or, and, not, eb, ref }) =>
        or([
          eb("m.account_id", "=", ref("f.account_id")),
          and([eb("m.role", "in", STAFF), not(lacksFactor(ref("reader.user_id")))]),
        ]),
      ),
);

/** Returns the stored file, if it concerns the account. */
export const readOwnFile = query.maybeOne(
  "organization_files_read_own",
  ({ accountId, id }: Params<OwnRow>) =>
    selectFrom("organization_files")
      .select(["file_name as fileName", "file_type as fileType", "storage_key as storageKey"])
      .where(equal({ account_id: accountId, id })),
);

/** Deletes the row of a file whose content is missing; returns null if it is already deleted. */
export const deleteFileRow = query.maybeOne(
  "organization_files_delete_row",
  ({ accountId, id }: Params<OwnRow>) =>
    deleteFrom("organization_files")
      .where(equal({ account_id: accountId, id }))
      .returning("id"),
);

/** Returns a page of the files that concern an account, with their organizations, newest first. */
export const listMine = query.page("organization_files_of_account", {
  key: { id: "f.id" },
  order: "desc",
  rows: ({ accountId }: Params<OfAccount>) =>
    selectFrom("organization_files as f")
      .innerJoin("organizations as o", "o.id", "f.organization_id")
      .select(["f.id", "o.name as organizationName", ...fieldsOf("f", "message_id outcome_id")])
      .select(["f.file_name as fileName", "f.file_type as fileType", "f.file_size_bytes as fileSizeBytes"])
      .where("f.account_id", "=", accountId),
});
