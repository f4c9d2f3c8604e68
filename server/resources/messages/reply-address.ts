import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { ID_PREFIXES } from "#server/codes.ts";
import { env } from "#server/lib/env.ts";
import { acceptedSecrets, signingSecret } from "#server/lib/signing-secrets.ts";

/** The number of a thread ID's last characters in an address, which are random. The seal covers the whole ID. */
const THREAD_LENGTH = 10;
/**
 * The length of the seal: 96 bits in hex, which survives a change of case. An address has at most 64 characters before its @ (RFC 5321,
 * 4.5.3.1.1).
 */
const SEAL_LENGTH = 24;
/** Matches a reader's ID, the end of a thread's ID, the last day, and the seal. */
const LOCAL_PART = /^([0-9a-hjkmnp-tv-z]{26})([0-9a-hjkmnp-tv-z]{10})([0-9a-z]{3})([0-9a-f]{24})$/;

/** A thread and the account that may reply to it by email. */
export type ReplyRight = { readonly threadId: string; readonly readerId: string };

/** The parts of an address for replies. They can be forged until `isSealed` checks the seal. */
export type ReplyAddress = {
  readonly readerId: string;
  /** The end of the thread's ID. */
  readonly threadEnd: string;
  /** The last day on which the address is accepted, in days since 1970. */
  readonly lastDay: number;
  readonly seal: string;
};

/** Returns the address for a reader's replies to a thread, or null if the installation receives no email. */
export function replyAddressOf(right: ReplyRight, at: Date): string | null {
  const domain = env().INBOUND_MAIL_DOMAIN;
  if (domain === undefined) return null;
  const lastDay = dayOf(at) + LIMITS.lifetimes.replyAddress / DAY;
  const reader = right.readerId.slice(ID_PREFIXES.account.length + 1);
  const seal = sealUnder(signingSecret(), right, lastDay);
  return `${reader}${right.threadId.slice(-THREAD_LENGTH)}${lastDay.toString(36)}${seal}@${domain}`;
}

/** Parses an address for replies; returns null for other addresses. */
export function readReplyAddress(address: string): ReplyAddress | null {
  const [local = "", host] = address.toLowerCase().split("@");
  if (host === undefined || host !== env().INBOUND_MAIL_DOMAIN) return null;
  const [, reader, threadEnd, day, seal] = LOCAL_PART.exec(local) ?? [];
  if (!reader || !threadEnd || !day || !seal) return null;
  const readerId = `${ID_PREFIXES.account}_${reader}`;
  return { readerId, threadEnd, lastDay: Number.parseInt(day, 36), seal };
}

/** Checks whether an address was made for this thread and reader with any accepted secret. Ignores its last day. */
export function isSealed({ lastDay, seal }: ReplyAddress, right: ReplyRight): boolean {
  return acceptedSecrets().some((secret) =>
    timingSafeEqual(Buffer.from(sealUnder(secret, right, lastDay)), Buffer.from(seal)),
  );
}

/** Checks whether the last day of an address is over. */
export function hasExpired({ lastDay }: ReplyAddress, at: Date): boolean {
  return dayOf(at) > lastDay;
}

const dayOf = (at: Date) => Math.floor(at.getTime() / (DAY * 1_000));

function sealUnder(secret: string, { threadId, readerId }: ReplyRight, lastDay: number): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "offerlane reply address", 32));
  const sealed = createHmac("sha256", key).update([threadId, readerId, lastDay].join(" "));
  return sealed.digest("hex").slice(0, SEAL_LENGTH);
}
