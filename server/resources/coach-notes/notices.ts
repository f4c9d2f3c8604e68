import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { deliverMail } from "#server/mail/deliver.ts";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import * as store from "./store/notices.ts";

/** Whose notes to whom, from when on. */
type NewNotes = { readonly accountId: string; readonly organizationId: string; readonly since: string };

/** Has the applicant told of a note by mail, at most once an hour: what comes meanwhile is told together at its end. */
export async function planNotice(
  sql: Sql,
  accountId: AccountId,
  organizationId: OrganizationId,
  now: Date,
): Promise<void> {
  const dueAt = await store.planNotice(sql, accountId, organizationId, now);
  if (dueAt === null) return;
  const since = now.toISOString();
  await enqueue(sql, "tell-of-notes", { accountId, organizationId, since }, new Date(dueAt));
}

/**
 * Mails how many notes there are since an instant, never what they say; nothing where they have been deleted, or the
 * applicant turned such mail off.
 * @param id the same at a second try, so that the mail is one
 */
export async function tellOfNotes(since: NewNotes, id: string): Promise<void> {
  const found = await store.readNewNotes(sqlOn(pool), since);
  if (found === null) return;
  const {
    userId,
    email,
    organizationName: organization,
    authorName: author,
    boardId,
    applicationId,
    count,
  } = found;
  const { PUBLIC_URL } = env();
  const link = count === 1 ? `${PUBLIC_URL}/boards/${boardId}?card=${applicationId}` : `${PUBLIC_URL}/today`;
  const { purpose: _purpose, ...mail } = composeMail(
    "coachNote",
    email,
    link,
    { organization, author, count: String(count) },
    userId === null ? undefined : unsubscribeLink({ userId, kind: "coach_notes" }),
  );
  await deliverMail(mail, id);
}
