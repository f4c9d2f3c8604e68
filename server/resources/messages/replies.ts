import { randomUUID } from "node:crypto";
import { isStaff } from "#domain/roles.ts";
import { accountOfLink } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { authorize } from "#server/core/authorization.ts";
import type { RequestContext } from "#server/core/context.ts";
import { invalidField, notFound, toOperationError } from "#server/core/errors.ts";
import { execute, type Handler } from "#server/core/execute.ts";
import { idOfText } from "#server/core/ids.ts";
import type { RowOf } from "#server/core/query.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { mayAnswerReply } from "#server/mail/budgets.ts";
import { composeMail } from "#server/mail/compose.ts";
import { nameInMail } from "#server/mail/name-in-mail.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { messages } from "./contract.ts";
import { threadPath } from "./notices.ts";
import { hasExpired, isSealed, readReplyAddress } from "./reply-address.ts";
import { sendTo, shownMessage } from "./sending.ts";
import * as store from "./store/replies.ts";

/** The reader who replies by email, and the thread, both according to the address that the email was sent to. */
export type Replier = RowOf<typeof store.findThreadsOfReader> & { readonly hasExpired: boolean };

/** A reply to a notice, as read by the isolated reader. */
export type MailedReply = {
  /** Identifies the email if it is delivered again. */
  readonly identity: string;
  /** The person's own text, without the email that it quotes. */
  readonly text: string;
  /** The names of the attached files. */
  readonly files: readonly string[];
  /** True if a program sent it, such as an out-of-office reply. */
  readonly isAutomatic: boolean;
};

/** Returns the reader and the thread of a reply to one of these addresses; null if none is an address for replies to an existing thread. */
export async function replierAt(sql: Sql, addresses: readonly string[]): Promise<Replier | null> {
  for (const address of addresses) {
    const read = readReplyAddress(address);
    if (read === null) continue;
    const { readerId, threadEnd } = read;
    const threads = await store.findThreadsOfReader(sql, { readerId: accountOfLink(readerId), threadEnd });
    const found = threads.find((thread) => isSealed(read, thread));
    if (found) return { ...found, hasExpired: hasExpired(read, now()) };
  }
  return null;
}

/**
 * Sends a reply by email as a message, once, with the checks and limits of messages.send. If it can't be sent, or only without its files,
 * emails the reader the reason.
 * @throws rate_limited, unavailable; the email can then be delivered again
 */
export async function acceptReply(replier: Replier, reply: MailedReply): Promise<"stored" | "dropped"> {
  const { threadId, readerId, organizationId } = replier;
  const id = idOfText("message", [threadId, readerId, reply.identity].join("\n"));
  if (await store.hasMessage(sqlOn(pool), { organizationId, id })) return "stored";
  if (reply.isAutomatic) return "dropped";
  const reject = async (reason: Reason) => {
    await inSqlTransaction((sql) => emailReader(sql, replier, id, { kind: "replyNotSent", reason }));
    return "dropped" as const;
  };
  if (reply.text === "") return reply.files.length > 0 ? reject("empty") : "dropped";
  if (replier.hasExpired) return reject("expired");
  try {
    await send(replier, reply, id);
    return "stored";
  } catch (error) {
    const reason = REASONS[toOperationError(error).code];
    if (reason === undefined) throw error;
    return reject(reason);
  }
}

type Reason = "expired" | "ended" | "full" | "long" | "empty" | "factor";
/** The reasons why a reply can't be sent, by the error of messages.send. After any other error, the email is delivered again. */
const REASONS: Partial<Record<string, Reason>> = {
  not_found: "ended",
  insufficient_role: "ended",
  quota_exceeded: "full",
  validation_failed: "long",
  second_factor_required: "factor",
};

/** Runs messages.send as the reader. The seal of the address authenticates them. @throws the errors of the operation */
async function send(replier: Replier, reply: MailedReply, id: string): Promise<void> {
  const request = requestOf(replier);
  const caller = await authorize(messages.send, request);
  const { slug: organizationSlug } = replier;
  const { success, data: input } = await messages.send.input.safeParseAsync({
    organizationSlug,
    ...addresseeOf(replier),
    body: reply.text,
  });
  if (!success) throw invalidField(["body"], "The text is too long for a message.");
  const handlerOf: Handler<typeof messages.send> = async ({ ctx, input: { applicantEmail: to, body } }) => {
    const sent = await sendTo(ctx, { applicantEmail: to, body, id });
    if (reply.files.length > 0) {
      await emailReader(ctx.sql, replier, id, { kind: "replyWithoutFiles", files: reply.files });
    }
    return shownMessage(ctx, sent);
  };
  const contract = messages.send;
  await execute({ contract, handlerOf, replay: undefined }, { ...request, caller, key: null }, input);
}

/** Returns the addressee for messages.send by the reader's current role. @throws not_found if the reader lost access to the thread */
function addresseeOf({ readerRole, readerId, applicantId, applicantEmail }: Replier) {
  if (readerRole === null || applicantEmail === null) throw notFound("applicant");
  if (isStaff(readerRole)) return { applicantEmail };
  if (readerId !== applicantId) throw notFound("applicant");
  return {};
}

function requestOf({ userId, readerId, organizationId }: Replier): RequestContext {
  const caller: Actor = {
    kind: "session",
    principal: `session:${userId}`,
    userId,
    accountId: readerId,
    environment: "live",
    sandboxId: null,
    scopes: ["organizations:write"],
    displayPrefix: "email",
    restrictedToOrganizationId: organizationId,
  };
  return {
    requestId: `req_${randomUUID()}`,
    actor: async () => caller,
    idempotencyKey: null,
    ifMatch: null,
    originTab: null,
    authorized: new Set(),
    resourceMetadata: null,
    requestCache: null,
    headers: new Map(),
  };
}

type ReplyNotice =
  | { readonly kind: "replyNotSent"; readonly reason: Reason }
  | { readonly kind: "replyWithoutFiles"; readonly files: readonly string[] };

/** The maximum number of file names in an email. */
const FILE_NAMES_MAX = 20;

/**
 * Emails the reader about their reply, at most once for each reply and a few times a day. Only uses their own confirmed address, never the
 * email's sender.
 */
async function emailReader(sql: Sql, replier: Replier, messageId: string, about: ReplyNotice): Promise<void> {
  const { email, isConfirmed, readerId, organizationId, organizationName: organization } = replier;
  if (!isConfirmed) return;
  if (!(await mayAnswerReply(sql, { messageId, accountId: readerId }))) return;
  const isNotSent = about.kind === "replyNotSent";
  const values: Record<string, string> = isNotSent
    ? { organization, reason: about.reason }
    : { organization };
  const items = isNotSent ? [] : about.files.slice(0, FILE_NAMES_MAX).map(nameInMail);
  const link = `${env().PUBLIC_URL}${pathOf(replier)}`;
  const mail = composeMail(about.kind, email, link, values, { items });
  await onBehalfOf(organizationId, () => sendMail(sql, mail));
}

/** Returns the path of the page with the thread, or of the person's own page if they left the organization. */
function pathOf({ slug, readerRole, memberId }: Replier): string {
  return readerRole === null ? "/today" : threadPath({ slug, role: readerRole, memberId });
}
