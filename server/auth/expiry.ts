import { type Sql, statement } from "#server/core/sql.ts";
import { forgetUnseenDevices } from "./known-device.ts";
import { forgetOldSecurityEvents } from "./security-log/retention.ts";
import { SESSION_IDLE_SECONDS } from "./session-cookie.ts";

const FORGET_LINKS = statement("mailed_link_forget", "DELETE FROM mailed_links WHERE expires_at < now()");
const FORGET_SESSIONS = statement(
  "sign_in_session_forget",
  `DELETE FROM sign_in_sessions
   WHERE expires_at < now() OR last_seen_at < now() - interval '${SESSION_IDLE_SECONDS} seconds'`,
);
const FORGET_REFERENCE_KEYS = statement(
  "reference_key_forget",
  "DELETE FROM api_keys WHERE is_for_reference AND expires_at < now()",
);
const FORGET_PENDING = statement(
  "pending_sign_in_forget",
  "DELETE FROM pending_sign_ins WHERE expires_at < now()",
);
const FORGET_CHALLENGES = statement(
  "passkey_challenge_forget",
  "DELETE FROM passkey_challenges WHERE expires_at < now()",
);

/**
 * Drops the mailed links (pending sign-ups among them), requests for a passkey or a second factor, the sign-ins and the keys of the API
 * reference that are past their time, which opened nothing any more, and what is remembered of browsers and security events for longer
 * than it is kept.
 */
export async function forgetExpiredTokens(sql: Sql): Promise<void> {
  await sql.query(FORGET_LINKS, []);
  await sql.query(FORGET_SESSIONS, []);
  await forgetUnseenDevices(sql);
  await forgetOldSecurityEvents(sql);
  await sql.query(FORGET_REFERENCE_KEYS, []);
  await sql.query(FORGET_PENDING, []);
  await sql.query(FORGET_CHALLENGES, []);
}
