import { type AccountId, accountOfJob } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { Interview } from "#server/resources/interviews/contract.ts";

/** An interview as a calendar shows it. */
export type CalendarEntry = Pick<
  Interview,
  | "id"
  | "applicationId"
  | "type"
  | "scheduledAt"
  | "durationMinutes"
  | "timeZone"
  | "location"
  | "meetingUrl"
  | "interviewers"
  | "notes"
  | "outcome"
  | "createdAt"
> & {
  boardId: string;
  title: string;
  companyName: string;
  sequence: number;
  /** The latest change of anything that the entry shows: the interview, its card, its company. */
  changedAt: string;
};

const KEPT = "1 year";
const ENTRIES_MAX = 1_000;
const NOTES_MAX = 1_000;

const SINCE = statement(
  "calendar_feed_since",
  `SELECT created_at AS "createdAt" FROM calendar_feeds WHERE account_id = $1`,
);
const RENEW = statement(
  "calendar_feed_renew",
  `INSERT INTO calendar_feeds (account_id, secret_hash, created_at) VALUES ($1, $2, $3)
   ON CONFLICT (account_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
);
const END = statement("calendar_feed_end", "DELETE FROM calendar_feeds WHERE account_id = $1");
const FIND = statement(
  "calendar_feed_find",
  `SELECT account_id AS "accountId" FROM calendar_feeds WHERE secret_hash = $1`,
);
const ENTRIES = statement(
  "calendar_feed_entries",
  `SELECT i.id, i.application_id AS "applicationId", i.type, i.scheduled_at AS "scheduledAt",
     i.duration_minutes AS "durationMinutes", i.time_zone AS "timeZone", i.location, i.meeting_url AS "meetingUrl",
     i.interviewers, left(i.notes, ${NOTES_MAX}) AS notes, i.outcome, i.sequence, i.created_at AS "createdAt",
     greatest(i.updated_at, a.updated_at, c.updated_at) AS "changedAt",
     a.board_id AS "boardId", a.job_title AS title, c.name AS "companyName"
   FROM interviews i JOIN applications a ON a.account_id = $1 AND a.id = i.application_id
     JOIN companies c ON c.account_id = $1 AND c.id = a.company_id
   WHERE i.account_id = $1 AND i.scheduled_at > $2::timestamptz - interval '${KEPT}'
   ORDER BY i.scheduled_at DESC, i.id DESC LIMIT ${ENTRIES_MAX}`,
);

/** When the account's present address was made; null where it has none. */
export async function readSince(sql: Sql, accountId: AccountId): Promise<string | null> {
  const [row] = await sql.query<{ createdAt: string }>(SINCE, [accountId]);
  return row?.createdAt ?? null;
}

/** Gives the account a new secret in place of any other: one row, so that of two at once exactly one works. */
export async function writeSecret(sql: Sql, accountId: AccountId, secretHash: string, at: Date) {
  await sql.query(RENEW, [accountId, secretHash, at.toISOString()]);
}

/** Takes the secret away. */
export async function deleteSecret(sql: Sql, accountId: AccountId) {
  await sql.query(END, [accountId]);
}

/** The account that a secret lets read the feed of; null for one that is unknown or over. */
export async function findAccount(sql: Sql, secretHash: string): Promise<AccountId | null> {
  const [row] = await sql.query<{ accountId: string }>(FIND, [secretHash]);
  return row ? accountOfJob(row.accountId) : null;
}

/** What the feed holds: a year back and everything to come, the latest thousand. */
export function readEntries(sql: Sql, accountId: AccountId, now: Date): Promise<CalendarEntry[]> {
  return sql.query<CalendarEntry>(ENTRIES, [accountId, now.toISOString()]);
}
