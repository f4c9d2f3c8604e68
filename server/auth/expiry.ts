import { sql as raw } from "kysely";
import type { Sql } from "#server/core/sql.ts";
import { db, statement } from "#server/core/statements.ts";
import { forgetUnseenDevices } from "./known-device.ts";
import { forgetOldSecurityEvents } from "./security-log/retention.ts";
import { SESSION_IDLE_SECONDS } from "./session-cookie.ts";

const now = raw<string>`now()`;

const FORGET_LINKS = statement("mailed_link_forget", () =>
  db.deleteFrom("mailed_links").where("expires_at", "<", now),
);
const FORGET_SESSIONS = statement("sign_in_session_forget", () => {
  const idleSince = raw<string>`now() - make_interval(secs => ${raw.lit(SESSION_IDLE_SECONDS)})`;
  return db
    .deleteFrom("sign_in_sessions")
    .where((eb) => eb.or([eb("expires_at", "<", now), eb("last_seen_at", "<", idleSince)]));
});
const FORGET_REFERENCE_KEYS = statement("reference_key_forget", () =>
  db.deleteFrom("api_keys").where("is_for_reference", "=", true).where("expires_at", "<", now),
);
const FORGET_PENDING = statement("pending_sign_in_forget", () =>
  db.deleteFrom("pending_sign_ins").where("expires_at", "<", now),
);
const FORGET_CHALLENGES = statement("passkey_challenge_forget", () =>
  db.deleteFrom("passkey_challenges").where("expires_at", "<", now),
);

/**
 * Drops the mailed links (pending sign-ups among them), requests for a passkey or a second factor, the sign-ins and the keys of the API
 * reference that are past their time, which opened nothing any more, and what is remembered of browsers and security events for longer
 * than it is kept.
 */
export async function forgetExpiredTokens(sql: Sql): Promise<void> {
  await sql.run(FORGET_LINKS, {});
  await sql.run(FORGET_SESSIONS, {});
  await forgetUnseenDevices(sql);
  await forgetOldSecurityEvents(sql);
  await sql.run(FORGET_REFERENCE_KEYS, {});
  await sql.run(FORGET_PENDING, {});
  await sql.run(FORGET_CHALLENGES, {});
}
