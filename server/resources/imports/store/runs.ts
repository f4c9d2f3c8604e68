import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { ImportVerdict, PastImport, Undone } from "../contract.ts";

/** A file that is imported; `id` is the page's, so that a batch that is sent again is known. */
export type ImportRun = { id: string; boardId: string; fileName: string };
const OPEN = statement(
  "imports_open",
  `INSERT INTO imports (id, account_id, board_id, file_name, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (account_id, id) DO NOTHING`,
);
const LOCK = statement(
  "imports_lock",
  `SELECT board_id AS "boardId", undone FROM imports WHERE id = $1 AND account_id = $2 FOR UPDATE`,
);
const BATCH = statement(
  "imports_batch",
  "SELECT verdicts FROM import_batches WHERE account_id = $1 AND import_id = $2 AND number = $3",
);
const KEEP_BEFORE = statement(
  "imports_keep_before",
  `INSERT INTO imported_cards (import_id, account_id, application_id, before, written_at)
   SELECT $1, a.account_id, a.id, to_jsonb(a), a.updated_at
   FROM (SELECT * FROM applications WHERE account_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE) a
   ON CONFLICT DO NOTHING`,
);
const KEEP_CREATED = statement(
  "imports_keep_created",
  `INSERT INTO imported_cards (import_id, account_id, application_id, written_at)
   SELECT $1, a.account_id, a.id, a.updated_at FROM applications a WHERE a.account_id = $2 AND a.id = ANY($3::text[])`,
);
const STAMP = statement(
  "imports_stamp",
  `UPDATE imported_cards i SET written_at = a.updated_at FROM applications a
   WHERE i.import_id = $1 AND i.account_id = $2 AND a.id = i.application_id AND a.account_id = $2 AND a.id = ANY($3::text[])`,
);
// A company that came with the batch carries its instant.
const KEEP_BATCH = statement(
  "imports_keep_batch",
  `INSERT INTO import_batches (import_id, account_id, number, verdicts, company_ids)
   SELECT $1, $2, $3, $4::jsonb, ARRAY(
     SELECT DISTINCT c.id FROM applications a JOIN companies c ON c.account_id = $2 AND c.id = a.company_id
     WHERE a.account_id = $2 AND a.id = ANY($5::text[]) AND c.created_at = $6)`,
);
const PAST = statement(
  "imports_past",
  `SELECT i.id, i.file_name AS "fileName", i.created_at AS "createdAt", i.undone,
     count(c.application_id) FILTER (WHERE c.before IS NULL)::int AS created,
     count(c.application_id) FILTER (WHERE c.before IS NOT NULL)::int AS updated
   FROM (SELECT * FROM imports WHERE board_id = $1 AND account_id = $2 ORDER BY created_at DESC LIMIT 5) i
   LEFT JOIN imported_cards c ON c.account_id = $2 AND c.import_id = i.id
   GROUP BY i.id, i.file_name, i.created_at, i.undone ORDER BY i.created_at DESC`,
);

/** Makes the import's row where it is not there yet. */
export async function openImport(sql: Sql, accountId: AccountId, run: ImportRun, at: Date): Promise<void> {
  await sql.query(OPEN, [run.id, accountId, run.boardId, run.fileName, at.toISOString()]);
}

/** The import, held until the transaction ends, so that its batches come one after the other. */
export async function lockImport(sql: Sql, accountId: AccountId, id: string) {
  const [row] = await sql.query<{ boardId: string; undone: Undone | null }>(LOCK, [id, accountId]);
  return row ?? null;
}

/** What a batch answered when it was imported; null where it was not. */
export async function readBatch(
  sql: Sql,
  accountId: AccountId,
  id: string,
  number: number,
): Promise<ImportVerdict[] | null> {
  const [row] = await sql.query<{ verdicts: ImportVerdict[] }>(BATCH, [accountId, id, number]);
  return row?.verdicts ?? null;
}

/** Keeps cards as they are before the import changes them, and holds them. */
export async function keepBefore(sql: Sql, accountId: AccountId, id: string, cards: string[]): Promise<void> {
  await sql.query(KEEP_BEFORE, [id, accountId, cards]);
}

/** Keeps what a batch did: its answer, the cards it created and those it wrote again, the companies that came with it. */
export async function keepBatch(
  sql: Sql,
  accountId: AccountId,
  run: { id: string; number: number; verdicts: ImportVerdict[]; created: string[]; updated: string[] },
  at: Date,
): Promise<void> {
  const { id, number, verdicts, created, updated } = run;
  await sql.query(KEEP_CREATED, [id, accountId, created]);
  await sql.query(STAMP, [id, accountId, updated]);
  const written = [...created, ...updated];
  await sql.query(KEEP_BATCH, [id, accountId, number, JSON.stringify(verdicts), written, at.toISOString()]);
}

/** The latest imports to a board, newest first. */
export function listImports(sql: Sql, accountId: AccountId, boardId: string): Promise<PastImport[]> {
  return sql.query<PastImport>(PAST, [boardId, accountId]);
}
