import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { ReceivedFile } from "#server/core/uploads.ts";
import { prisma as database, type PrismaTransaction } from "#server/lib/database.ts";
import type { Resume } from "./contract.ts";

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

const HOLD = statement(
  "resumes_hold",
  "SELECT id FROM resumes WHERE id = $1 AND account_id = $2 FOR KEY SHARE",
);

/** A page of the account's résumés, newest first. */
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

/** One résumé, or null where the account has none of this id. */
export async function readResume(
  prisma: PrismaTransaction,
  accountId: AccountId,
  id: string,
): Promise<Resume | null> {
  const row = await prisma.resume.findFirst({ where: { id, accountId }, select: FIELDS });
  return row && present(row);
}

/** Adds a résumé, whose row keeps the file. */
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

/** Deletes a résumé; gives the key of its file, or null where the account has none of this id. */
export async function deleteResume(
  prisma: PrismaTransaction,
  accountId: AccountId,
  id: string,
): Promise<string | null> {
  const found = await prisma.resume.findFirst({ where: { id, accountId }, select: { storageKey: true } });
  if (!found) return null;
  const { count } = await prisma.resume.deleteMany({ where: { id, accountId } });
  return count > 0 ? found.storageKey : null;
}

/** Whether the résumé is the account's; if so it stays until the transaction ends. */
export async function holdResume(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.query(HOLD, [id, accountId])).length > 0;
}

/** What a download needs of a résumé, whoever's it is: the link has said that it may. */
export function readFileOfResume(prisma: PrismaTransaction, id: string) {
  return prisma.resume.findUnique({
    where: { id },
    select: { fileName: true, fileType: true, storageKey: true },
  });
}

/** Those of the file keys that a row of any account keeps. */
export async function keptKeys(keys: string[]): Promise<Set<string>> {
  const rows = await database.resume.findMany({
    where: { storageKey: { in: keys } },
    select: { storageKey: true },
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** The rows of every account with the keys of their files, by id. */
export function listKeptFiles({
  after,
  createdBefore,
  limit,
}: {
  after: string;
  createdBefore: Date;
  limit: number;
}) {
  return database.resume.findMany({
    where: { id: { gt: after }, createdAt: { lt: createdBefore } },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true, storageKey: true },
  });
}

/** Removes rows whose files are lost; says how many. */
export async function deleteRows(ids: string[]): Promise<number> {
  return (await database.resume.deleteMany({ where: { id: { in: ids } } })).count;
}

function present({ createdAt, updatedAt, ...resume }: ResumeRow): Resume {
  return { ...resume, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
