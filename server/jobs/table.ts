import type { QueueOptions } from "pg-boss";
import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import type { Mail } from "#server/mail/mail.ts";

/** What the jobs that are enqueued take along; scheduled ones take nothing. */
export type JobData = {
  "send-mail": Mail;
  "remove-file": { key: string };
  "close-checkouts": { customerId: string };
  "end-orphaned-subscription": { subscriptionId: string };
};

export type Job<Data = unknown> = {
  /** How often the queue is asked for work. */
  readonly pollSeconds: number;
  /** Five fields of cron, in UTC. */
  readonly schedule?: string;
  readonly queue: QueueOptions;
  /** May run twice for one id, after a crash. Modules are loaded at the first run. */
  readonly run: (data: Data, id: string) => Promise<void>;
};

const HOUR = 3_600;
/** For about a day, ever more slowly. */
const persistent = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3 * HOUR };
const housekeeping = {
  pollSeconds: 30,
  queue: { retryLimit: 0, expireInSeconds: HOUR, deleteAfterSeconds: HOUR },
};

/** Every job of the product: what it does, when, and how it is tried again. */
export const jobs: { [Name in keyof JobData]: Job<JobData[Name]> } & Record<string, Job<never>> = {
  "send-mail": {
    pollSeconds: 2,
    // A mail that has left is not kept: it may hold a link that signs in.
    queue: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: 60 },
    run: async (mail, id) => {
      const { deliverMail } = await import("#server/mail/deliver.ts");
      await deliverMail(mail, id);
    },
  },
  "remove-file": {
    pollSeconds: 5,
    queue: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
    run: async ({ key }) => {
      const { fileStore } = await import("#server/files/files.ts");
      await fileStore().remove(key);
    },
  },
  "close-checkouts": {
    pollSeconds: 5,
    queue: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
    run: async ({ customerId }) => {
      const { closeCheckouts } = await import("#server/payments/sessions.ts");
      await closeCheckouts(customerId);
    },
  },
  "end-orphaned-subscription": {
    pollSeconds: 5,
    queue: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
    run: async ({ subscriptionId }) => {
      const { endOrphanedSubscription } = await import("#server/resources/billing/orphaned-subscriptions.ts");
      await endOrphanedSubscription(subscriptionId);
    },
  },
  "sweep-resume-files": {
    ...housekeeping,
    schedule: "41 3 * * *",
    run: async () => {
      const { sweepResumeFiles } = await import("#server/resources/resumes/sweep.ts");
      await sweepResumeFiles(now());
    },
  },
  "retire-stale-cards": {
    ...housekeeping,
    schedule: "5 * * * *",
    run: async () => {
      const { retireStaleCards } = await import("#server/resources/applications/retirement.ts");
      await retireStaleCards();
    },
  },
  "forget-idempotency-keys": {
    ...housekeeping,
    schedule: "17 * * * *",
    run: async () => {
      const { forgetOldKeys } = await import("#server/core/idempotency.ts");
      await forgetOldKeys(sqlOn(pool));
    },
  },
  "forget-expired-tokens": {
    ...housekeeping,
    schedule: "23 * * * *",
    run: async () => {
      const { forgetExpiredTokens } = await import("#server/auth/expiry.ts");
      await forgetExpiredTokens(sqlOn(pool));
    },
  },
  "forget-guests": {
    ...housekeeping,
    schedule: "53 * * * *",
    run: async () => {
      const { forgetGuests } = await import("#server/auth/guests.ts");
      await forgetGuests();
    },
  },
  "forget-expired-grants": {
    ...housekeeping,
    schedule: "37 * * * *",
    run: async () => {
      const { forgetExpiredGrants } = await import("#server/auth/oauth/sweep.ts");
      await forgetExpiredGrants(sqlOn(pool));
    },
  },
};
