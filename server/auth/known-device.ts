import { randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { equal, excluded } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { hostCookie, readCookie } from "./host-cookie.ts";
import { digestOf } from "./secrets.ts";

/** The longest time that browsers keep a cookie (RFC 6265bis, 5.6.2). */
const SECONDS = LIMITS.lifetimes.knownDevice;
/** The most browsers to remember per user. The one unseen longest goes first. */
export const DEVICES_PER_USER = LIMITS.quotas.devices;
const NAME = "offerlane-device";
const SECRET = /^[0-9a-f]{64}$/;

type OfUser = { userId: string };
const isRemembered = query.matches(
  "known_device_find",
  ({ userId, digest, since }: Params<OfUser & { digest: string; since: Date }>) =>
    selectFrom("known_devices")
      .select("digest")
      .where(equal({ user_id: userId, digest }))
      .where("last_seen_at", ">", since),
);

const remember = query.one(
  "known_device_remember",
  ({ userId, digest, at }: Params<OfUser & { digest: string; at: Date }>) =>
    insertInto("known_devices")
      .values({ user_id: userId, digest, first_seen_at: at, last_seen_at: at })
      .onConflict((conflict) => conflict.columns(["user_id", "digest"]).doUpdateSet(excluded("last_seen_at")))
      .returning(["first_seen_at as since"]),
);

const forgetOldest = query.execute(
  "known_device_forget_oldest",
  ({ userId, most }: Params<OfUser & { most: number }>) =>
    deleteFrom("known_devices")
      .where("user_id", "=", userId)
      .where("digest", "in", (eb) =>
        eb
          .selectFrom("known_devices")
          .select("digest")
          .where("user_id", "=", userId)
          .orderBy("last_seen_at", "desc")
          .orderBy("digest")
          .offset(most),
      ),
);

/** Forgets all the user's browsers, because the owner may not be the person who used them. */
export const forgetDevices = query.execute("known_device_forget_all", ({ userId }: Params<OfUser>) =>
  deleteFrom("known_devices").where("user_id", "=", userId),
);

/** Checks whether the browser that sends these cookies has signed in as the user before. */
export async function isKnownDevice(userId: string, cookieHeader: string | null): Promise<boolean> {
  const secret = secretIn(cookieHeader);
  if (secret === null) return false;
  const since = new Date(now().getTime() - SECONDS * 1_000);
  return isRemembered(sqlOn(pool), { userId, digest: digestOf(secret), since });
}

/**
 * Remembers the browser as one of the user's, in the transaction that signs it in.
 * @returns the cookie that identifies it, when it was first remembered, and whether it is new
 */
export async function rememberDevice(sql: Sql, userId: string, cookieHeader: string | null) {
  const secret = secretIn(cookieHeader) ?? randomBytes(32).toString("hex");
  const at = now();
  const row = await remember(sql, { userId, digest: digestOf(secret), at });
  const since = new Date(row.since);
  await forgetOldest(sql, { userId, most: DEVICES_PER_USER });
  return { cookie: hostCookie(NAME, secret, SECONDS), since, isNew: since.getTime() === at.getTime() };
}

function secretIn(cookieHeader: string | null): string | null {
  const value = readCookie(cookieHeader, NAME);
  return value !== null && SECRET.test(value) ? value : null;
}
