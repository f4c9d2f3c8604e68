import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { type Sql, sqlOn, statement } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { hostCookie, readCookie } from "./host-cookie.ts";

/** The longest that browsers keep a cookie (RFC 6265bis, 5.6.2). */
const SECONDS = LIMITS.lifetimes.knownDevice;
/** How many browsers of a user are remembered; the longest unseen goes first. */
export const DEVICES_PER_USER = LIMITS.quotas.devices;
const NAME = "offerlane-device";
const SECRET = /^[0-9a-f]{64}$/;

const FIND = statement(
  "known_device_find",
  "SELECT digest FROM known_devices WHERE user_id = $1 AND digest = $2 AND last_seen_at > $3::timestamptz",
);
const REMEMBER = statement(
  "known_device_remember",
  `INSERT INTO known_devices (user_id, digest, first_seen_at, last_seen_at) VALUES ($1, $2, $3::timestamptz, $3::timestamptz)
   ON CONFLICT (user_id, digest) DO UPDATE SET last_seen_at = excluded.last_seen_at
   RETURNING first_seen_at = $3::timestamptz AS "isNew"`,
);
const FORGET_OLDEST = statement(
  "known_device_forget_oldest",
  `DELETE FROM known_devices WHERE user_id = $1 AND digest IN
     (SELECT digest FROM known_devices WHERE user_id = $1 ORDER BY last_seen_at DESC, digest OFFSET $2)`,
);
const FORGET_ALL = statement("known_device_forget_all", "DELETE FROM known_devices WHERE user_id = $1");
const FORGET_UNSEEN = statement(
  "known_device_forget_unseen",
  "DELETE FROM known_devices WHERE last_seen_at < $1::timestamptz",
);

/** Whether the browser that sends these cookies signed in as the user before. */
export async function isKnownDevice(userId: string, cookieHeader: string | null): Promise<boolean> {
  const secret = secretIn(cookieHeader);
  if (secret === null) return false;
  const rows = await sqlOn(pool).query(FIND, [userId, digestOf(secret), oldest()]);
  return rows.length > 0;
}

/**
 * Takes the browser as one of the user's from now on, in the transaction that signs it in.
 * @returns the cookie by which it is known again, and whether it was not known before
 */
export async function rememberDevice(sql: Sql, userId: string, cookieHeader: string | null) {
  const secret = secretIn(cookieHeader) ?? randomBytes(32).toString("hex");
  const [row] = await sql.query<{ isNew: boolean }>(REMEMBER, [
    userId,
    digestOf(secret),
    now().toISOString(),
  ]);
  await sql.query(FORGET_OLDEST, [userId, DEVICES_PER_USER]);
  return { cookie: hostCookie(NAME, secret, SECONDS), isNew: row?.isNew ?? false };
}

/** Takes no browser as the user's any more: whoever signed in before may not have been the owner. */
export async function forgetDevices(sql: Sql, userId: string): Promise<void> {
  await sql.query(FORGET_ALL, [userId]);
}

/** Drops the browsers that no cookie can name any more. */
export async function forgetUnseenDevices(sql: Sql): Promise<void> {
  await sql.query(FORGET_UNSEEN, [oldest()]);
}

function secretIn(cookieHeader: string | null): string | null {
  const value = readCookie(cookieHeader, NAME);
  return value !== null && SECRET.test(value) ? value : null;
}

function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

function oldest(): string {
  return new Date(now().getTime() - SECONDS * 1_000).toISOString();
}
