import { LIMIT_TABLE, rateOf } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { type Budget, spendBudget, spendIfLeft, subjectOf } from "#server/core/budget.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { insertInto } from "#server/core/statements.ts";
import { env } from "#server/lib/env.ts";
import type { Mail, MailPurpose } from "./compose.ts";

const { mail: limits } = LIMIT_TABLE;

type PerDay = readonly [number, "a day", string];

/** The limits for email. Notices to an account's owner have none, because they must arrive, except those that programs can cause. */
const budgets = {
  cooldown: {
    name: "mail-cooldown",
    limit: 1,
    seconds: LIMITS.mail.cooldown,
    sentence: "This email was sent less than a minute ago.",
  },
  recipient: perDay(
    "mail-recipient",
    limits.perRecipient,
    "An address can be sent",
    "emails that others request",
  ),
  knownDevice: perDay("mail-device", limits.perKnownDevice, "You can request", "emails"),
  invited: perDay("mail-invited", limits.invitationsPerRecipient, "An address can be sent", "invitations"),
  invitedByOne: perDay(
    "mail-invited-by-one",
    limits.invitationsPerPair,
    "An organization can send an address",
    "invitations",
  ),
  account: perDay("mail-account", limits.invitationsPerAccount, "An account can send", "invitations"),
  organization: perDay(
    "mail-organization",
    limits.invitationsPerOrganization,
    "An organization can send",
    "invitations",
  ),
  webhooks: perDay("mail-webhooks", limits.webhookNotices, "A person can be sent", "emails about webhooks"),
  ended: {
    name: "mail-ended",
    limit: 1,
    seconds: LIMITS.lifetimes.undo,
    sentence: "An email about the end of this cohort membership was already sent.",
  },
  exports: perDay("mail-exports", limits.exportNotices, "A person can be sent", "emails about exports"),
  replies: perDay("mail-replies", limits.replyNotices, "A person can be sent", "emails about replies"),
  reply: {
    name: "mail-reply",
    limit: 1,
    seconds: LIMITS.lifetimes.replyAddress,
    sentence: "An email about this reply was already sent.",
  },
  bookings: perDay("mail-bookings", limits.bookings, "A person can book or move", "appointments"),
  organizations: perDay(
    "mail-organizations",
    limits.organizationNotices,
    "A person can be sent",
    "emails of a kind about an organization",
  ),
} as const satisfies Record<string, Budget>;

/** The requester of an email: whether the device has signed in to the address before, and the mark of a browser that signs up. */
export type Requester = { readonly isKnownDevice?: boolean; readonly browser?: string | null };

/**
 * Counts an email that anyone who knows an address can request. Rejects a second one of the same purpose within a minute. The daily limit
 * covers all purposes. Devices that have signed in before have a separate one, so that others can't use up an owner's emails.
 * @throws rate_limited
 */
export async function spendRequestedMail(
  sql: Sql,
  { to, purpose }: Pick<Mail, "to"> & { purpose: MailPurpose },
  requester: Requester,
): Promise<void> {
  await spendBudget(sql, budgets.cooldown, cooldownKeys(to, purpose, requester));
  const budget = requester.isKnownDevice ? budgets.knownDevice : budgets.recipient;
  await spendBudget(sql, budget, [subjectOf(to)]);
}

/**
 * Returns the limiter's keys for the pause between emails; none if there is no pause. Two people who sign up with one address
 * don't count as a repetition: each has a password, and both links work.
 */
function cooldownKeys(to: string, purpose: MailPurpose, { browser }: Requester): string[] {
  if (purpose !== "sign_up") return [subjectOf(purpose, to)];
  return browser ? [subjectOf(purpose, to, browser)] : [];
}

/**
 * Counts the invitations that a call sends, all or none. Those that stay on this machine reach no one, and aren't limited.
 * @throws rate_limited
 */
export async function spendInvitations(
  sql: Sql,
  from: { readonly accountId: string; readonly organizationId: string },
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0 || env().localMail) return;
  await spendBudget(sql, budgets.organization, [from.organizationId], emails.length);
  await spendBudget(sql, budgets.account, [from.accountId], emails.length);
  const pairs = emails.map((email) => subjectOf(from.organizationId, email));
  await spendBudget(sql, budgets.invitedByOne, pairs);
  await spendBudget(
    sql,
    budgets.invited,
    emails.map((email) => subjectOf(email)),
  );
}

/**
 * Counts a notice that programs can cause. Returns whether it may still be sent today. @param subject the
 * subject of the count, such as a person
 */
export function maySendNotice(
  sql: Sql,
  about: "webhooks" | "exports" | "organizations",
  subject: string,
): Promise<boolean> {
  return spendIfLeft(sql, budgets[about], subjectOf(subject));
}

/** Counts an email about a reply by email, and returns whether it may be sent: one for each reply, and few a day to a person. */
export async function mayAnswerReply(
  sql: Sql,
  to: { messageId: string; accountId: string },
): Promise<boolean> {
  return (
    (await spendIfLeft(sql, budgets.reply, to.messageId)) &&
    (await spendIfLeft(sql, budgets.replies, to.accountId))
  );
}

/** Counts an appointment that a person books or moves, because it is emailed. @throws rate_limited */
export function spendBooking(sql: Sql, accountId: string): Promise<void> {
  return spendBudget(sql, budgets.bookings, [accountId]);
}

/**
 * Counts the notice of a membership's end, and returns whether it is the first: if an end is undone and
 * repeated, only the first is announced.
 */
export function isFirstEndNotice(sql: Sql, membershipId: string): Promise<boolean> {
  return spendIfLeft(sql, budgets.ended, membershipId);
}

/** Counts a resent invitation, unless it stays on this machine. @throws rate_limited within a minute of the previous one */
export async function spendResentInvitation(sql: Sql, invitationId: string): Promise<void> {
  if (!env().localMail) await spendBudget(sql, budgets.cooldown, [invitationId]);
}

/** Counts a resent invitation. Returns false, without sending, within a minute of the previous one. */
export function mayResend(sql: Sql, invitationId: string): Promise<boolean> {
  return spendIfLeft(sql, budgets.cooldown, invitationId);
}

function perDay(name: string, line: PerDay, who: string, what: string): Budget {
  const [limit, seconds] = rateOf(line);
  return { name, limit, seconds, sentence: `${who} ${limit} ${what} a day at most.` };
}

/** An occasion for which a user gets at most one email. */
export type Occasion = {
  userId: string;
  kind: "interview_evening" | "interview_hour" | "digest";
  /** The interview; empty for the digest. */
  subjectId: string;
  occasionAt: Date;
};

/**
 * Records an occasion in the transaction that queues its email. Returns null if it was already recorded: of two concurrent processes, the
 * second waits for the first.
 */
export const takeOccasion = query.maybeOne("mail_occasion_take", (params: Params<Occasion>) =>
  insertInto("mail_occasions")
    .values({
      user_id: params.userId,
      kind: params.kind,
      subject_id: params.subjectId,
      occasion_at: params.occasionAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "subject_id", "occasion_at"]).doNothing())
    .returning("user_id as userId"),
);
