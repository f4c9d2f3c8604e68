import { STAFF } from "#domain/roles.ts";
import type { Status } from "#domain/values.ts";
import { type AccountId, type ApplicationAccess, lacksFactor } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { ReceivedFile } from "#server/core/uploads.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import { prisma as database, type PrismaTransaction } from "#server/lib/database.ts";
import type { LibraryResume, Resume } from "../contract.ts";
import type { StaffReader } from "../download-link.ts";
import "../codes.ts";

type ResumeRow = Omit<Resume, "createdAt" | "updatedAt"> & { createdAt: Date; updatedAt: Date };

const FIELDS = {
  id: true,
  name: true,
  fileName: true,
  fileType: true,
  fileSizeBytes: true,
  createdAt: true,
  updatedAt: true,
} as const;

type OfResume = { accountId: AccountId; id: string };

const LOCK = statement("resumes_lock", ({ accountId, id }: Params<OfResume>) =>
  db
    .selectFrom("resumes")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forKeyShare(),
);
type StaffReading = { accountId: AccountId; resumeId: string; applicationId: string; memberId: string };
const READ_FILE_AS_STAFF = statement("resumes_read_file_as_staff", (given: Params<StaffReading>) =>
  db
    .selectFrom("resumes as r")
    .innerJoin("applications as a", (join) =>
      join.on("a.account_id", "=", given.accountId).onRef("a.resume_id", "=", "r.id"),
    )
    .innerJoin("shares as s", (join) =>
      join.on("s.account_id", "=", given.accountId).onRef("s.board_id", "=", "a.board_id"),
    )
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .innerJoin("members as m", "m.organization_id", "o.id")
    .innerJoin("accounts as reader", "reader.id", "m.account_id")
    .select(["r.file_name as fileName", "r.file_type as fileType", "r.storage_key as storageKey"])
    .where("r.id", "=", given.resumeId)
    .where("r.account_id", "=", given.accountId)
    .where("a.id", "=", given.applicationId)
    .where("m.id", "=", given.memberId)
    .where("m.role", "in", STAFF)
    .where(({ not, ref }) => not(lacksFactor(ref("reader.user_id")))),
);
// As in the deletion of a company: cards first, by id, then what they refer to.
const LOCK_CARDS = statement("resumes_lock_cards", ({ accountId, id }: Params<OfResume>) =>
  db
    .selectFrom("applications")
    .select("id")
    .where("resume_id", "=", id)
    .where("account_id", "=", accountId)
    .orderBy("id")
    .forNoKeyUpdate(),
);
// After this, no card can get the résumé: it would lock the résumé first.
const LOCK_FOR_DELETION = statement("resumes_lock_for_deletion", ({ accountId, id }: Params<OfResume>) =>
  db
    .selectFrom("resumes")
    .select("storage_key as storageKey")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate(),
);

const CLEAR_CARDS = statement("resumes_clear_cards", ({ accountId, id }: Params<OfResume>) =>
  db
    .updateTable("applications")
    .set({ resume_id: null })
    .where("resume_id", "=", id)
    .where("account_id", "=", accountId),
);
const DELETE = statement("resumes_delete", ({ accountId, id }: Params<OfResume>) =>
  db.deleteFrom("resumes").where("id", "=", id).where("account_id", "=", accountId),
);

/** Locks a résumé against all other changes until the transaction ends. */
export const lockResumeVersion = holdingRowOf("resumes");

/** Returns a page of the account's résumés, newest first. */
export async function listResumes(prisma: PrismaTransaction, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const rows = await prisma.resume.findMany({
    where: { accountId, ...(after ? { id: { lt: String(after[0]) } } : {}) },
    orderBy: { id: "desc" },
    take: list.input.limit + 1,
    select: FIELDS,
  });
  return page(list, rows, (row) => [row.id], present);
}

/** Returns the account's résumés with these ids. */
export async function readResumes(
  prisma: PrismaTransaction,
  accountId: AccountId,
  ids: readonly string[],
): Promise<Resume[]> {
  const rows = await prisma.resume.findMany({ where: { id: { in: [...ids] }, accountId }, select: FIELDS });
  return rows.map(present);
}

/** Adds a résumé, whose row refers to the file. */
export async function insertResume(
  prisma: PrismaTransaction,
  accountId: AccountId,
  resume: { name: string; file: ReceivedFile; at: Date },
): Promise<Resume> {
  const { name, file, at } = resume;
  const row = await prisma.resume.create({
    data: {
      id: newId("resume"),
      accountId,
      name,
      fileName: file.fileName,
      fileType: file.contentType,
      fileSizeBytes: file.sizeBytes,
      storageKey: file.keep(),
      createdAt: at,
      updatedAt: at,
    },
    select: FIELDS,
  });
  return present(row);
}

/** Deletes a résumé and detaches it from all cards; returns the key of its file, or null if the account has none with this id. */
export async function deleteResume(sql: Sql, accountId: AccountId, id: string): Promise<string | null> {
  await sql.run(LOCK_CARDS, { accountId, id });
  const found = await sql.first(LOCK_FOR_DELETION, { accountId, id });
  if (!found) return null;
  await sql.run(CLEAR_CARDS, { accountId, id });
  await sql.run(DELETE, { accountId, id });
  return found.storageKey;
}

/** Checks whether the résumé is the account's; if so, locks it against deletion until the transaction ends. */
export async function lockResume(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.run(LOCK, { accountId, id })) > 0;
}

/** A résumé's fields for a download. */
export type FileOfResume = { fileName: string; fileType: string; storageKey: string };

/** Returns the file of a résumé, or null if the account has none with this id. */
export function readFile(accountId: AccountId, id: string): Promise<FileOfResume | null> {
  return database.resume.findFirst({
    where: { accountId, id },
    select: { fileName: true, fileType: true, storageKey: true },
  });
}

/** Returns the file of a résumé on a card, if the card's board is shared with the organization in which the reader is staff. */
export async function readFileAsStaff(
  sql: Sql,
  accountId: AccountId,
  id: string,
  { applicationId, memberId }: StaffReader,
): Promise<FileOfResume | null> {
  const given = { accountId, resumeId: id, applicationId, memberId };
  return (await sql.first(READ_FILE_AS_STAFF, given)) ?? null;
}

const LIBRARY_MAX = 500;

/** Returns the account's résumés, newest first, with the cards that use them. */
export async function listLibrary(prisma: PrismaTransaction, accountId: AccountId): Promise<LibraryResume[]> {
  const rows = await prisma.resume.findMany({
    where: { accountId },
    orderBy: { id: "desc" },
    take: LIBRARY_MAX,
    select: {
      id: true,
      name: true,
      fileName: true,
      fileType: true,
      fileSizeBytes: true,
      createdAt: true,
      applications: {
        select: {
          id: true,
          boardId: true,
          jobTitle: true,
          status: true,
          company: { select: { name: true } },
        },
        orderBy: { updatedAt: "desc" },
      },
    },
  });
  return rows.map(({ applications, createdAt, ...resume }) => ({
    ...resume,
    createdAt: createdAt.toISOString(),
    uses: applications.map(({ id, boardId, jobTitle, status, company }) => ({
      applicationId: id,
      boardId,
      title: jobTitle,
      companyName: company.name,
      status: status as Status,
    })),
  }));
}

/** Returns the résumé on a card, or null. */
export async function readResumeOfCard(
  prisma: PrismaTransaction,
  { applicationId: id, applicantAccountId: accountId }: ApplicationAccess,
): Promise<string | null> {
  const card = await prisma.application.findFirst({ where: { accountId, id }, select: { resumeId: true } });
  return card?.resumeId ?? null;
}

function present({ createdAt, updatedAt, ...resume }: ResumeRow): Resume {
  return { ...resume, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
