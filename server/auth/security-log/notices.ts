import type { Actor } from "#server/core/actor.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { insertInto, selectFrom } from "#server/core/statements.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { env } from "#server/lib/env.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { maySendNotice } from "#server/mail/budgets.ts";
import { composeMail, type MailKind } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { DATE_FORMAT_COLUMNS, type DateFormats, dateFormatsOf, defaultDateFormats } from "../date-formats.ts";
import { LIFETIME_SECONDS, linkOf } from "../mailed-link/purposes.ts";
import { digestOf, newSecret } from "../secrets.ts";
import { noteSecurityEvent, type SecurityEvent } from "./note.ts";

type NotMe = { digest: string; email: string; userId: string; at: Date; until: Date };
const insertLink = query.execute("mailed_link_not_me", (params: Params<NotMe>) =>
  insertInto("mailed_links").values({
    digest: params.digest,
    purpose: "not_me",
    email: params.email,
    user_id: params.userId,
    created_at: params.at,
    expires_at: params.until,
  }),
);

/**
 * Creates the link for an email that reports a change to a person's account, in the transaction of the change, and returns its
 * secret.
 */
async function issueNotMeLink(
  sql: Sql,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<string> {
  const secret = newSecret();
  const at = now();
  const until = new Date(at.getTime() + LIFETIME_SECONDS.not_me * 1_000);
  await insertLink(sql, { digest: digestOf(secret), email, userId, at, until });
  return secret;
}

/** The emails about changes to an account, with a limit for those that a program can cause. */
const NOTICES = {
  newDevice: null,
  newApiKey: null,
  appConnected: null,
  providerLinked: null,
  calendarFeedMade: null,
  webhookAdded: "webhooks",
  dataExported: "exports",
} as const satisfies Partial<Record<MailKind, "webhooks" | "exports" | null>>;
type Notice = keyof typeof NOTICES;

/** The changes of second factors. Each is sent by email. */
export type FactorChange = Extract<
  MailKind,
  | "passkeyAdded"
  | "passkeyRemoved"
  | "authenticatorAdded"
  | "authenticatorRemoved"
  | "recoveryCodesMade"
  | "recoveryCodeUsed"
  | "factorsReset"
>;

const findRecipient = query.maybeOne("security_notice_recipient", ({ userId }: Params<{ userId: string }>) =>
  selectFrom("users as person")
    .leftJoin("preferences as chosen", "chosen.user_id", "person.id")
    .select(["person.email", ...DATE_FORMAT_COLUMNS])
    .where(equal({ "person.id": userId, "person.guest_until": null }))
    .where("person.email_verified", "is not", null),
);

/**
 * Emails the person about a security event of their account, with time, device, and network, in the
 * transaction of the change. The email has the link that undoes it. Sends only events caused by a request,
 * because the operator tells people about admin commands. Omits names that people or apps chose, so that our
 * emails contain only our own words.
 */
export async function sendNotice(sql: Sql, userId: string, kind: Notice): Promise<void> {
  const origin = requestOrigin();
  if (origin === null) return;
  const user = await findRecipient(sql, { userId });
  if (user === null) return;
  const budget = NOTICES[kind];
  if (budget !== null && !(await maySendNotice(sql, budget, userId))) return;
  const values = {
    time: whenFor(dateFormatsOf(user) ?? defaultDateFormats()),
    device: deviceNameOf(origin.userAgent) ?? "unknown",
    network: networkOf(origin.ip) ?? "unknown",
  };
  await sendRecoverable(sql, userId, user.email, kind, values);
}

/**
 * Emails a change of second factors, with the link that undoes it. For a change by the operator, or before the address was confirmed, the
 * link leads to the settings instead.
 */
export async function sendFactorNotice(
  sql: Sql,
  user: { readonly id: string; readonly email: string; readonly emailVerified: Date | null },
  change: FactorChange,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (change === "factorsReset" || user.emailVerified === null) {
    await sendMail(sql, composeMail(change, user.email, `${env().PUBLIC_URL}/settings/sign-in`, values));
    return;
  }
  await sendRecoverable(sql, user.id, user.email, change, values);
}

/** Emails that a password has changed, with the link that undoes everything done with the new one. */
export async function sendPasswordNotice(
  sql: Sql,
  {
    id,
    email,
    emailVerified,
  }: { readonly id: string; readonly email: string; readonly emailVerified: Date | null },
): Promise<void> {
  if (emailVerified !== null) return sendRecoverable(sql, id, email, "passwordChanged", {});
  await sendMail(sql, composeMail("passwordChanged", email, `${env().PUBLIC_URL}/reset`));
}

async function sendRecoverable(
  sql: Sql,
  userId: string,
  email: string,
  kind: Notice | FactorChange | "passwordChanged",
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const secret = await issueNotMeLink(sql, { userId, email });
  await sendMail(sql, composeMail(kind, email, linkOf("not_me", secret), values));
}

/** Returns the time as the person reads it, with the name of its zone. */
function whenFor({ locale, timeZone }: DateFormats): string {
  const parts = {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZoneName: "short", timeZone }).format(now());
}

/** Records in the caller's security log that data was exported to a file, and emails them. Does nothing in a sandbox or for a HEAD. */
export async function noteExport(
  { actor, isHead }: { readonly actor: Actor; readonly isHead: boolean },
  details: {
    readonly what: "board" | "organization" | "roster" | "contact_log" | "outcomes";
    readonly name: string;
    readonly format: string;
  },
): Promise<void> {
  if (actor.environment === "sandbox" || isHead) return;
  const credentialId = actor.sessionId ?? actor.principal;
  await note(
    { kind: "data_exported", userId: actor.userId, credentialId, details },
    actor.kind === "session",
  );
}

/** Records in a user's security log that they downloaded all their data, and emails them. */
export async function noteTakeOut(userId: string, sessionId: string | null): Promise<void> {
  await note({ kind: "data_taken_out", userId, credentialId: sessionId }, true);
}

/** Emails only for people: a key or an app can read everything in an export without one, so an email would reveal nothing. */
async function note(event: SecurityEvent, isEmailed: boolean): Promise<void> {
  await noteSecurityEvent(null, event);
  if (isEmailed) await inSqlTransaction((sql) => sendNotice(sql, event.userId, "dataExported"));
}
