import { type Flag, flagsOf } from "#domain/attention.ts";
import { DAY_MS } from "#domain/time.ts";
import { defaultDateFormats } from "#server/auth/date-formats.ts";
import { type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { announceChange } from "#server/core/live.ts";
import type { RowOf } from "#server/core/query.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { sendTogether } from "#server/resources/messages/service.ts";
import { seatsOf } from "#server/resources/organizations/service.ts";
import { minuteOf, nextDigest } from "#server/resources/preferences/service.ts";
import { type RosterRow, rosterPortions } from "#server/resources/roster/service.ts";
import * as store from "./store.ts";

/** The number of organizations that are read at a time. */
const AT_ONCE = 200;
/** Mondays at nine in the sender's time zone. */
const TIME = { weekday: 1, hour: 9 };

type Due = RowOf<typeof store.listDue>;
type Nudge = RowOf<typeof store.lockNudge>;

/** Returns when an organization's nudge is sent next after an instant. */
export function nextNudge(organizationId: string, timeZone: string | null, after: Date): Date {
  return nextDigest(TIME, timeZone ?? defaultDateFormats().timeZone, minuteOf(organizationId), after);
}

/**
 * Sends the weekly nudges that are due. May run in several processes concurrently, and again after one was killed: each applicant gets one
 * a week. Memory is bounded: the roster is read in portions, each sent in one transaction.
 * @returns the number of applicants who got one. @throws the first organization's error, after all have been tried
 */
export async function sendNudges(): Promise<{ sent: number }> {
  const at = now();
  let after = { afterAt: new Date(0), afterId: "" };
  let sent = 0;
  const failures: unknown[] = [];
  for (;;) {
    const due = await store.listDue(sqlOn(pool), { at, limit: AT_ONCE, ...after });
    for (const item of due) {
      try {
        sent += await nudge(item, at);
      } catch (error) {
        logger.error({ organization: item.id, error }, "a weekly nudge was not sent");
        failures.push(error);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < AT_ONCE) break;
    after = { afterAt: new Date(last.nextAt), afterId: last.id };
  }
  if (failures.length > 0) throw failures[0];
  return { sent };
}

/** Nudges an organization's applicants and moves the nudge to the next week. Returns how many applicants got it. */
async function nudge({ id, nextAt: dueAt, timeZone }: Due, at: Date): Promise<number> {
  const organizationId = organizationOfJob(id);
  const isOpen = (await seatsOf(sqlOn(pool), organizationId)).over === 0;
  let sent = 0;
  // One batch, however many portions the roster has.
  const batchId = newId("messageBatch");
  if (isOpen) {
    for await (const rows of rosterPortions(sqlOn(pool), { organizationId, at })) {
      const sentCount = await inSqlTransaction((sql) => sendTo(sql, { organizationId, batchId, at }, rows));
      if (sentCount === null) break;
      for (const accountId of sentCount) {
        announceChange({ accountId, operation: "messages.send_many", originTab: null });
      }
      sent += sentCount.size;
    }
  }
  const nextAt = nextNudge(organizationId, timeZone, at);
  await store.moveNudge(sqlOn(pool), { organizationId, dueAt, nextAt });
  return sent;
}

/** Sends the nudge to the applicants who need it. Returns the accounts that got it, or null if it is off or has no sender. */
async function sendTo(
  sql: Sql,
  { organizationId, batchId, at }: { organizationId: OrganizationId; batchId: string; at: Date },
  rows: readonly RosterRow[],
): Promise<ReadonlySet<string> | null> {
  const locked = await store.lockNudge(sql, { organizationId });
  if (locked === null) return null;
  const emails = rows
    .filter((row) => needsNudge(row, locked, at))
    .map(({ applicantEmail }) => applicantEmail);
  if (emails.length === 0) return new Set();
  const { body, senderId: authorId, organizationName } = locked;
  return sendTogether(
    { sql, at, authorId, organizationId, isLive: true },
    { batchId, body, emails, organizationName },
    (accountIds) => store.claimApplicants(sql, { organizationId, accountIds, at }),
  );
}

/** Checks whether an applicant is inactive, or doesn't share, by the rule of staff's Today. */
function needsNudge(row: RosterRow, { inactiveDays, isToNotSharing }: Nudge, at: Date): boolean {
  const flags = flagsOf(row, at.getTime(), undefined);
  const has = (reason: Flag["reason"]) => flags.some((flag) => flag.reason === reason);
  if (isToNotSharing && has("no_share")) return true;
  if (inactiveDays === null || !has("no_activity_14_days")) return false;
  return at.getTime() - Date.parse(row.lastActivityAt ?? row.joinedAt) >= inactiveDays * DAY_MS;
}
