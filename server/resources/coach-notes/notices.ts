import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { composeMail } from "#server/mail/compose.ts";
import { deliverMail } from "#server/mail/send-mail.ts";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import * as store from "./store/notices.ts";

/** An organization's notes to an account since an instant. */
type NewNotes = { readonly accountId: string; readonly organizationId: string; readonly since: string };

/** Plans an email to the applicant about a note, at most one an hour: later notes go into the next email. */
export async function planNotice(
  sql: Sql,
  accountId: AccountId,
  organizationId: OrganizationId,
  now: Date,
): Promise<void> {
  const planned = await store.planNotice(sql, { accountId, organizationId, at: now });
  if (planned === null) return;
  const notice = { accountId, organizationId, since: now.toISOString() };
  await onBehalfOf(organizationId, () => enqueue(sql, "tell-of-notes", notice, new Date(planned.dueAt)));
}

/**
 * Emails how many notes there are since an instant, never their text. Sends nothing if they were deleted or the applicant turned such
 * emails off.
 * @param id the same on a retry, so that only one email is sent
 */
export async function notifyOfNotes(since: NewNotes, id: string): Promise<void> {
  const newNotes = await store.readNewNotes(sqlOn(pool), since);
  if (newNotes === null) return;
  const {
    userId,
    email,
    organizationName: organization,
    authorName: author,
    boardId,
    applicationId,
    count,
  } = newNotes;
  const { PUBLIC_URL } = env();
  const link = count === 1 ? `${PUBLIC_URL}/boards/${boardId}?card=${applicationId}` : `${PUBLIC_URL}/today`;
  const { purpose: _purpose, ...mail } = composeMail(
    "coachNote",
    email,
    link,
    { organization, author, count: String(count) },
    userId === null ? {} : { unsubscribe: unsubscribeLink({ userId, kind: "coach_notes" }) },
  );
  await deliverMail(mail, id);
}
