import type { QueueOptions } from "pg-boss";
import type { PushMessage } from "#domain/notifications.ts";
import { DAY, HOUR } from "#domain/units.ts";
import type { Mail, Notice } from "#server/mail/compose.ts";

/** The data of enqueued jobs. Scheduled ones have none. */
export type JobData = {
  "send-mail": Mail;
  "send-notices": Notice;
  "send-push": PushMessage;
  "fetch-mail": { accountId: string };
  "read-calendar": { organizationId: string; accountId: string };
  "tell-of-ended-memberships": { organizationId: string; membershipIds: string[] };
  "invite-synced": { organizationId: string; accountId: string; sandboxId: string | null };
  "give-tasks": { organizationId: string; actorAccountId: string; stintIds: string[] };
  "take-back-tasks": { organizationId: string; actorAccountId: string; stintIds: readonly string[] };
  "tell-of-batch": { organizationId: string; batchId: string; accountIds?: readonly string[] };
  "tell-of-messages": { readerId: string; organizationId: string; since: string };
  "tell-of-notes": { accountId: string; organizationId: string; since: string };
  "tell-of-deleted-appointments": { recipients: readonly object[]; cause?: "end" | "deleted" };
  "remove-file": { key: string };
  "remove-remains": { accountIds: readonly string[]; sandboxId: string | null };
  "close-checkouts": { customerId: string };
  "end-orphaned-subscription": { subscriptionId: string };
  "send-webhook": ({ accountId: string } | { organizationId: string }) & { deliveryId: string };
};

export type Turns = { readonly batches: number; readonly batch: number; readonly ofAnOwner: number };

type Queue = {
  /** The polling interval of the queue. */
  readonly pollSeconds: number;
  /** Five fields of cron, in UTC. */
  readonly schedule?: string;
  /** The batches that a process runs at a time, the jobs that a batch has, and how many of those jobs may belong to one owner. */
  readonly turns?: Turns;
  readonly options: QueueOptions;
};

/** Retries for about a day, at growing intervals. */
const persistent = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3 * HOUR };
/** Short work: one owner can fill a batch, and others have the other batches. */
const short: Turns = { batches: 3, batch: 10, ofAnOwner: 10 };
/** Short work that is retried for about a day. By default, it may take a minute, and is kept for an hour afterward. */
const persistentWork = (own: { expireInSeconds?: number; deleteAfterSeconds?: number } = {}) => ({
  pollSeconds: 5,
  turns: short,
  options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR, ...own },
});
/** Scheduled work. A failed job waits for its next scheduled time, but if its process ends, another one takes it. */
const housekeeping = (schedule: string) => ({
  pollSeconds: 30,
  schedule,
  options: { retryLimit: 2, retryDelay: 60, expireInSeconds: HOUR, deleteAfterSeconds: HOUR },
});

/** The queue of every job of the product: when it is polled, and how failed jobs are retried. */
export const queues = {
  "send-mail": {
    pollSeconds: 2,
    turns: short,
    // A sent email isn't kept, because it may have a link that signs in.
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: 60 },
  },
  "send-notices": persistentWork(),
  "send-push": {
    pollSeconds: 2,
    turns: { batches: 12, batch: 1, ofAnOwner: 2 },
    // A notification is of no use a day later.
    options: {
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: 60,
      deleteAfterSeconds: 60,
    },
  },
  "fetch-mail": {
    pollSeconds: 2,
    // A mailbox's server may respond slowly, and an account has one mailbox.
    turns: { batches: 8, batch: 1, ofAnOwner: 1 },
    options: { retryLimit: 2, retryDelay: 30, expireInSeconds: 240, deleteAfterSeconds: 60 },
  },
  "read-calendar": {
    pollSeconds: 5,
    // A calendar's server may respond slowly.
    turns: { batches: 4, batch: 1, ofAnOwner: 1 },
    options: { retryLimit: 2, retryDelay: 30, expireInSeconds: 60, deleteAfterSeconds: 60 },
  },
  "tell-of-ended-memberships": {
    pollSeconds: 30,
    turns: short,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "invite-synced": persistentWork({ expireInSeconds: 300 }),
  "give-tasks": persistentWork({ expireInSeconds: 300 }),
  "take-back-tasks": persistentWork({ expireInSeconds: 300 }),
  "tell-of-batch": persistentWork({ expireInSeconds: 300 }),
  "tell-of-messages": persistentWork(),
  "tell-of-notes": persistentWork(),
  "tell-of-deleted-appointments": persistentWork({ deleteAfterSeconds: 60 }),
  "remove-file": persistentWork(),
  "remove-remains": {
    pollSeconds: 5,
    turns: { batches: 1, batch: 1, ofAnOwner: 1 },
    // The job is retried for about a year, because nothing else deletes these rows.
    options: {
      retryLimit: 3_000,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 3 * HOUR,
      retentionSeconds: 400 * DAY,
      expireInSeconds: 900,
      deleteAfterSeconds: HOUR,
    },
  },
  "close-checkouts": persistentWork(),
  "end-orphaned-subscription": {
    pollSeconds: 5,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "send-webhook": {
    pollSeconds: 2,
    // A receiver may respond slowly, and a batch takes as long as its slowest job.
    turns: { batches: 12, batch: 1, ofAnOwner: 2 },
    options: { retryLimit: 2, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds: 60 },
  },
  "sweep-resume-files": housekeeping("41 3 * * *"),
  "plan-mail-fetches": housekeeping("* * * * *"),
  "plan-calendar-reads": housekeeping("* * * * *"),
  "send-reminders": housekeeping("*/5 * * * *"),
  "remind-of-appointments": housekeeping("3-59/5 * * * *"),
  "send-digests": housekeeping("2-59/5 * * * *"),
  "send-nudges": housekeeping("7-59/15 * * * *"),
  "retire-stale-cards": housekeeping("5 * * * *"),
  "forget-idempotency-keys": housekeeping("17 * * * *"),
  "forget-old-events": housekeeping("29 * * * *"),
  "forget-expired-tokens": housekeeping("23 * * * *"),
  "forget-used-budgets": housekeeping("47 * * * *"),
  "forget-old-records": housekeeping("13 2 * * *"),
  "delete-leavers": housekeeping("31 2 * * *"),
  "count-texts": housekeeping("11 * * * *"),
  "forget-guests": housekeeping("53 * * * *"),
  "forget-expired-grants": housekeeping("37 * * * *"),
} satisfies { [Name in keyof JobData]: Queue } & Record<string, Queue>;

export type JobName = keyof typeof queues;
