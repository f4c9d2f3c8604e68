import { randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { digestOf } from "#server/auth/secrets.ts";
import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { env } from "#server/lib/env.ts";
import { openSecret, sealSecret } from "#server/lib/sealed-secret.ts";
import type { inboundEmails } from "./contract.ts";
import type { InboundSettings } from "./entities.ts";
import * as store from "./store/addresses.ts";

/** The letters and digits of a secret: only lowercase, because mail servers may change the case of an address. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const SECRET_LENGTH = 26;
const SECRET = /^[a-z0-9]{26}$/;
export const KEPT_DAYS_DEFAULT = 30;

const sealFor = (accountId: AccountId) => ({ purpose: "inbound address", owner: accountId }) as const;

function newAddressSecret(): string {
  return Array.from(randomBytes(SECRET_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Returns the domain that receives mail, or null if the installation receives none. */
function inboundDomain(): string | null {
  return env().INBOUND_MAIL_DOMAIN ?? null;
}

/** Returns the account whose forwarding address is one of the recipients, or null. */
export async function accountOfRecipients(
  sql: Sql,
  recipients: readonly string[],
): Promise<{ accountId: AccountId; userId: string | null } | null> {
  const domain = inboundDomain();
  for (const recipient of recipients) {
    const [local = "", host] = recipient.toLowerCase().split("@");
    const secret = local.split("+")[0] ?? "";
    if (host !== domain || !SECRET.test(secret)) continue;
    const found = await store.findAccount(sql, { secretHash: digestOf(secret) });
    if (found) return found;
  }
  return null;
}

/** Returns the forwarding address and settings of an account. */
async function settingsOf(sql: Sql, accountId: AccountId): Promise<InboundSettings> {
  const row = await store.readAddress(sql, { accountId });
  const domain = inboundDomain();
  const secret = row?.sealedSecret ? openSecret(row.sealedSecret, sealFor(accountId)) : null;
  return {
    isAvailable: domain !== null,
    address: secret === null || domain === null ? null : `${secret}@${domain}`,
    since: row?.since ?? null,
    keptDays: row?.keptDays ?? KEPT_DAYS_DEFAULT,
    blockedSenders: row?.blockedSenders ?? [],
    ownAddresses: row?.ownAddresses ?? [],
    forwardingCode: row?.forwardingCode ?? null,
    codeReceivedAt: row?.codeReceivedAt ?? null,
  };
}

/** Returns the caller's forwarding address and settings. */
export const getSettings: Handler<typeof inboundEmails.getSettings> = ({ ctx: { sql, accountId } }) =>
  settingsOf(sql, accountId);

/** Creates a new forwarding address. The previous one stops working. @throws address_unconfirmed */
export const renewAddress: Handler<typeof inboundEmails.renewAddress> = ({
  ctx: { actor, accountId, now },
}) =>
  inSqlTransaction(async (sql) => {
    if (actor.environment === "live") await assertAddressConfirmed(sql, accountId);
    const secret = newAddressSecret();
    const sealedSecret = sealSecret(secret, sealFor(accountId));
    await store.writeSecret(sql, { accountId, secretHash: digestOf(secret), sealedSecret, at: now });
    await note(sql, "mail_address_made", actor);
    return settingsOf(sql, accountId);
  });

/**
 * Removes the forwarding address, or changes the number of days that texts are kept or the person's other addresses, or stops ignoring a
 * sender. Emails that have arrived stay. @throws quota_exceeded
 */
export const changeSettings: Handler<typeof inboundEmails.changeSettings> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { turnOff, keptDays, unblock, addOwnAddress, removeOwnAddress } = input;
  if (turnOff) {
    await store.writeSecret(sql, { accountId, secretHash: null, sealedSecret: null, at: null });
    await note(sql, "mail_address_ended", ctx.actor);
  }
  if (keptDays !== undefined) await store.writeKeptDays(sql, { accountId, keptDays });
  if (unblock !== undefined) await store.unblockSender(sql, { accountId, address: unblock });
  if (removeOwnAddress !== undefined)
    await store.removeOwnAddress(sql, { accountId, address: removeOwnAddress });
  if (addOwnAddress === undefined) return;
  const ownAddresses = (await store.lockAddress(sql, { accountId }))?.ownAddresses ?? [];
  const most = LIMITS.requests.ownAddresses;
  if (ownAddresses.length >= most && !ownAddresses.includes(addOwnAddress))
    throw new OperationError("quota_exceeded", `You can add ${most} addresses. Remove one first.`);
  await store.addOwnAddress(sql, { accountId, address: addOwnAddress });
};

async function note(sql: Sql, kind: "mail_address_made" | "mail_address_ended", actor: Actor) {
  const { userId, sessionId = null, environment } = actor;
  await noteSecurityEvent(sql, { kind, userId, credentialId: sessionId, details: { environment } });
}
