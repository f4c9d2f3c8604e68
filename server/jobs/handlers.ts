import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import type { JobData, JobName } from "./queues.ts";
import type { SweepJob } from "./retention-rule.ts";

/** Deletes expired rows. @see RETENTION */
async function sweep(job: SweepJob): Promise<void> {
  const { sweepTables } = await import("./sweep.ts");
  await sweepTables(job);
}

type DataOf<Name extends JobName> = Name extends keyof JobData ? JobData[Name] : null;

/** The handler of each job. It may run twice for one id, after a crash. Its modules are loaded at the first run. */
export const handlers: { [Name in JobName]: (data: DataOf<Name>, id: string) => Promise<unknown> } = {
  "send-mail": async (mail, id) => (await import("#server/mail/send-mail.ts")).deliverMail(mail, id),
  "send-notices": async (notice) => (await import("#server/mail/send-mail.ts")).sendNotices(notice),
  "send-push": async (message) => (await import("#server/resources/push/delivery.ts")).deliverPush(message),
  "fetch-mail": async (account) => (await import("#server/resources/mailboxes/fetch.ts")).fetchMail(account),
  "read-calendar": async (page) =>
    (await import("#server/resources/appointments/busy/reading.ts")).readCalendar(page),
  "tell-of-ended-memberships": async (ended) =>
    (await import("#server/resources/cohort-memberships/notices.ts")).notifyOfEndedMemberships(ended),
  "invite-synced": async (synced) =>
    (await import("#server/resources/roster-syncs/inviting.ts")).inviteSynced(synced),
  "give-tasks": async (rest) =>
    (await import("#server/resources/task-templates/service.ts")).assignRemaining(rest),
  "take-back-tasks": async (rest) =>
    (await import("#server/resources/task-templates/service.ts")).deleteRemaining(rest),
  "tell-of-batch": async (batch) =>
    (await import("#server/resources/messages/notices.ts")).notifyOfBatch(batch),
  "tell-of-messages": async (notice, id) =>
    (await import("#server/resources/messages/notices.ts")).notifyOfMessages(notice, id),
  "tell-of-notes": async (notice, id) =>
    (await import("#server/resources/coach-notes/notices.ts")).notifyOfNotes(notice, id),
  "tell-of-deleted-appointments": async (ended) =>
    (await import("#server/resources/appointments/service/notices.ts")).emailAboutEndedAppointments(ended),
  "remove-file": async ({ key }) => (await import("#server/files/files.ts")).fileStore().remove(key),
  "remove-remains": async (remains) => {
    const { removeRemains } = await import("#server/auth/removal/remains.ts");
    const { endUpcoming } = await import("#server/resources/appointments/service/notices.ts");
    await removeRemains(remains, endUpcoming);
  },
  "close-checkouts": async ({ customerId }) =>
    (await import("#server/payments/sessions.ts")).closeCheckouts(customerId),
  "end-orphaned-subscription": async ({ subscriptionId }) =>
    (await import("#server/resources/billing/service.ts")).endOrphanedSubscription(subscriptionId),
  "send-webhook": async (requested) =>
    (await import("#server/resources/webhooks/delivery/requested.ts")).sendRequested(requested),
  "sweep-resume-files": async () => (await import("#server/resources/resumes/sweep.ts")).sweepUploads(now()),
  "plan-mail-fetches": async () => (await import("#server/resources/mailboxes/fetch.ts")).planMailFetches(),
  "plan-calendar-reads": async () =>
    (await import("#server/resources/appointments/busy/reading.ts")).planCalendarReads(),
  "send-reminders": async () => (await import("#server/resources/interviews/reminders.ts")).sendReminders(),
  "remind-of-appointments": async () =>
    (await import("#server/resources/appointments/service/notices.ts")).remindOfAppointments(),
  "send-digests": async () => (await import("#server/resources/today/digest.ts")).sendDigests(),
  "send-nudges": async () => (await import("#server/resources/nudges/sending.ts")).sendNudges(),
  "retire-stale-cards": async () =>
    (await import("#server/resources/applications/retirement.ts")).retireStaleCards(),
  "forget-idempotency-keys": () => sweep("forget-idempotency-keys"),
  "forget-old-events": async () =>
    (await import("#server/resources/events/service.ts")).forgetOldEvents(sqlOn(pool)),
  "forget-expired-tokens": () => sweep("forget-expired-tokens"),
  "forget-used-budgets": () => sweep("forget-used-budgets"),
  "forget-old-records": () => sweep("forget-old-records"),
  "delete-leavers": async () =>
    (await import("#server/resources/organization-retention/service.ts")).deleteLeavers(),
  "count-texts": async () => (await import("#server/core/text-uses.ts")).countUncountedTexts(sqlOn(pool)),
  "forget-guests": async () => (await import("#server/auth/guests.ts")).forgetGuests(),
  "forget-expired-grants": () => sweep("forget-expired-grants"),
};
