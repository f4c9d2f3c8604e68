import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import type { SweepJob } from "./kept.ts";
import type { JobData, JobName } from "./queues.ts";

/** Deletes expired rows. @see RETENTION */
async function sweep(job: SweepJob): Promise<void> {
  const { sweepTables } = await import("./sweep.ts");
  await sweepTables(job);
}

type DataOf<Name extends JobName> = Name extends keyof JobData ? JobData[Name] : null;

/** The handler of each job. It may run twice for one id, after a crash. Its modules are loaded at the first run. */
export const handlers: { [Name in JobName]: (data: DataOf<Name>, id: string) => Promise<void> } = {
  "send-mail": async (mail, id) => {
    const { deliverMail } = await import("#server/mail/send-mail.ts");
    await deliverMail(mail, id);
  },
  "send-notices": async (notice) => {
    const { sendNotices } = await import("#server/mail/send-mail.ts");
    await sendNotices(notice);
  },
  "send-push": async (message) => {
    const { deliverPush } = await import("#server/resources/push/delivery.ts");
    await deliverPush(message);
  },
  "fetch-mail": async (account) => {
    const { fetchMail } = await import("#server/resources/mailboxes/fetch.ts");
    await fetchMail(account);
  },
  "read-calendar": async (page) => {
    const { readCalendar } = await import("#server/resources/appointments/busy/reading.ts");
    await readCalendar(page);
  },
  "tell-of-ended-memberships": async (ended) => {
    const { notifyOfEndedMemberships } = await import("#server/resources/cohort-memberships/notices.ts");
    await notifyOfEndedMemberships(ended);
  },
  "invite-synced": async (synced) => {
    const { inviteSynced } = await import("#server/resources/roster-syncs/inviting.ts");
    await inviteSynced(synced);
  },
  "give-tasks": async (left) => {
    const { giveRest } = await import("#server/resources/task-templates/service.ts");
    await giveRest(left);
  },
  "tell-of-batch": async (batch) => {
    const { notifyOfBatch } = await import("#server/resources/messages/notices.ts");
    await notifyOfBatch(batch);
  },
  "tell-of-messages": async (notice, id) => {
    const { notifyOfMessages } = await import("#server/resources/messages/notices.ts");
    await notifyOfMessages(notice, id);
  },
  "tell-of-notes": async (notice, id) => {
    const { notifyOfNotes } = await import("#server/resources/coach-notes/notices.ts");
    await notifyOfNotes(notice, id);
  },
  "tell-of-deleted-appointments": async (canceled) => {
    const { emailAboutDeletedOrganization } = await import(
      "#server/resources/appointments/service/notices.ts"
    );
    await emailAboutDeletedOrganization(canceled);
  },
  "remove-file": async ({ key }) => {
    const { fileStore } = await import("#server/files/files.ts");
    await fileStore().remove(key);
  },
  "remove-remains": async (remains) => {
    const { removeRemains } = await import("#server/auth/removal/remains.ts");
    const { endUpcoming } = await import("#server/resources/appointments/service/notices.ts");
    await removeRemains(remains, endUpcoming);
  },
  "close-checkouts": async ({ customerId }) => {
    const { closeCheckouts } = await import("#server/payments/sessions.ts");
    await closeCheckouts(customerId);
  },
  "end-orphaned-subscription": async ({ subscriptionId }) => {
    const { endOrphanedSubscription } = await import("#server/resources/billing/service.ts");
    await endOrphanedSubscription(subscriptionId);
  },
  "send-webhook": async (requested) => {
    const { sendRequested } = await import("#server/resources/webhooks/delivery/requested.ts");
    await sendRequested(requested);
  },
  "sweep-resume-files": async () => {
    const { sweepUploads } = await import("#server/resources/resumes/sweep.ts");
    await sweepUploads(now());
  },
  "plan-mail-fetches": async () => {
    const { planMailFetches } = await import("#server/resources/mailboxes/fetch.ts");
    await planMailFetches();
  },
  "plan-calendar-reads": async () => {
    const { planCalendarReads } = await import("#server/resources/appointments/busy/reading.ts");
    await planCalendarReads();
  },
  "send-reminders": async () => {
    const { sendReminders } = await import("#server/resources/interviews/reminders.ts");
    await sendReminders();
  },
  "remind-of-appointments": async () => {
    const { remindOfAppointments } = await import("#server/resources/appointments/service/notices.ts");
    await remindOfAppointments();
  },
  "send-digests": async () => {
    const { sendDigests } = await import("#server/resources/today/digest.ts");
    await sendDigests();
  },
  "send-nudges": async () => {
    const { sendNudges } = await import("#server/resources/nudges/sending.ts");
    await sendNudges();
  },
  "retire-stale-cards": async () => {
    const { retireStaleCards } = await import("#server/resources/applications/retirement.ts");
    await retireStaleCards();
  },
  "forget-idempotency-keys": () => sweep("forget-idempotency-keys"),
  "forget-old-events": async () => {
    const { forgetOldEvents } = await import("#server/resources/events/service.ts");
    await forgetOldEvents(sqlOn(pool));
  },
  "forget-expired-tokens": () => sweep("forget-expired-tokens"),
  "forget-used-budgets": () => sweep("forget-used-budgets"),
  "forget-old-records": () => sweep("forget-old-records"),
  "delete-leavers": async () => {
    const { deleteLeavers } = await import("#server/resources/organization-retention/service.ts");
    await deleteLeavers();
  },
  "count-texts": async () => {
    const { countUncountedTexts } = await import("#server/core/text-uses.ts");
    await countUncountedTexts(sqlOn(pool));
  },
  "forget-guests": async () => {
    const { forgetGuests } = await import("#server/auth/guests.ts");
    await forgetGuests();
  },
  "forget-expired-grants": () => sweep("forget-expired-grants"),
};
