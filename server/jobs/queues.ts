import type { QueueOptions } from "pg-boss";
import { HOUR } from "#domain/units.ts";
import type { Notice } from "#server/mail/compose.ts";
import type { Mail } from "#server/mail/mail.ts";

/** What the jobs that are enqueued take along; scheduled ones take nothing. */
export type JobData = {
  "send-mail": Mail;
  "send-notices": Notice;
  "tell-of-ended-memberships": { organizationId: string; membershipIds: string[] };
  "tell-of-notes": { accountId: string; organizationId: string; since: string };
  "remove-file": { key: string };
  "close-checkouts": { customerId: string };
  "end-orphaned-subscription": { subscriptionId: string };
  "send-webhook": ({ accountId: string } | { organizationId: string }) & { deliveryId: string };
};

export type Turns = { readonly batches: number; readonly batch: number; readonly ofAnOwner: number };

type Queue = {
  /** How often the queue is asked for work. */
  readonly pollSeconds: number;
  /** Five fields of cron, in UTC. */
  readonly schedule?: string;
  /** How many batches a process runs at a time, of how many jobs, and how many of those jobs may be of one owner. */
  readonly turns?: Turns;
  readonly options: QueueOptions;
};

/** For about a day, ever more slowly. */
const persistent = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3 * HOUR };
/** Short work: an owner fills a batch at most, and others have the other batches. */
const short: Turns = { batches: 3, batch: 10, ofAnOwner: 10 };
/** What fails waits for its next time on schedule, but a process that ends amid it leaves it to another. */
const housekeeping = {
  pollSeconds: 30,
  options: { retryLimit: 2, retryDelay: 60, expireInSeconds: HOUR, deleteAfterSeconds: HOUR },
};

/** The queue of every job of the product: when it is looked into, and how what failed is tried again. */
export const queues = {
  "send-mail": {
    pollSeconds: 2,
    turns: short,
    // A mail that has left is not kept: it may hold a link that signs in.
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: 60 },
  },
  "send-notices": {
    pollSeconds: 5,
    turns: short,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "tell-of-ended-memberships": {
    pollSeconds: 30,
    turns: short,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "tell-of-notes": {
    pollSeconds: 5,
    turns: short,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "remove-file": {
    pollSeconds: 5,
    turns: short,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "close-checkouts": {
    pollSeconds: 5,
    turns: short,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "end-orphaned-subscription": {
    pollSeconds: 5,
    options: { ...persistent, expireInSeconds: 60, deleteAfterSeconds: HOUR },
  },
  "send-webhook": {
    pollSeconds: 2,
    // A receiver may take long to answer, and a batch as long as its slowest.
    turns: { batches: 12, batch: 1, ofAnOwner: 2 },
    options: { retryLimit: 2, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds: 60 },
  },
  "sweep-resume-files": {
    ...housekeeping,
    schedule: "41 3 * * *",
  },
  "retire-stale-cards": {
    ...housekeeping,
    schedule: "5 * * * *",
  },
  "forget-idempotency-keys": {
    ...housekeeping,
    schedule: "17 * * * *",
  },
  "forget-old-events": {
    ...housekeeping,
    schedule: "29 * * * *",
  },
  "forget-expired-tokens": {
    ...housekeeping,
    schedule: "23 * * * *",
  },
  "forget-used-budgets": {
    ...housekeeping,
    schedule: "47 * * * *",
  },
  "forget-old-records": {
    ...housekeeping,
    schedule: "13 2 * * *",
  },
  "count-texts": {
    ...housekeeping,
    schedule: "11 * * * *",
  },
  "forget-guests": {
    ...housekeeping,
    schedule: "53 * * * *",
  },
  "forget-expired-grants": {
    ...housekeeping,
    schedule: "37 * * * *",
  },
} satisfies { [Name in keyof JobData]: Queue } & Record<string, Queue>;

export type JobName = keyof typeof queues;
