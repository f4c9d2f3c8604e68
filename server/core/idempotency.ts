import { createHash } from "node:crypto";
import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "./errors.ts";
import type { AccountId } from "./ids.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import { insertInto, selectFrom } from "./statements.ts";

/** The time that a response is stored, in hours. */
export const IDEMPOTENCY_HOURS = LIMITS.lifetimes.idempotencyKey / 3_600;

/** One attempt of a keyed change. */
export type KeyedAttempt = {
  readonly accountId: AccountId;
  readonly principal: string;
  readonly key: string;
  readonly fingerprint: string;
};

type StoredKey = { locked: boolean; fingerprint: string | null; answer: string | null };
const begin = query.one("idempotency_begin", ({ accountId, principal, key }: Params<KeyedAttempt>) =>
  selectFrom(raw<StoredKey>`idempotency_begin(${accountId}, ${principal}, ${key})`.as("begun")).selectAll(),
);

/** Stores the response in the transaction of its change. */
export const storeKeyed = query.execute(
  "idempotency_store",
  ({ accountId, principal, key, fingerprint, answer }: Params<KeyedAttempt & { answer: string }>) =>
    insertInto("idempotency_records").values({ account_id: accountId, principal, key, fingerprint, answer }),
);

/**
 * Parses an `Idempotency-Key` header: 1 to 255 visible ASCII characters, quoted or bare.
 * @throws malformed_request
 */
export function parseIdempotencyKey(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new OperationError("malformed_request", "Idempotency-Key must be 1 to 255 visible ASCII characters.");
}

/** Returns a digest that is equal for attempts at the same change: of the operation, its parsed input, and the `If-Match` version. */
export function fingerprintOf(operation: string, input: unknown, ifMatch: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([operation, input, ifMatch]))
    .digest("base64url");
}

/**
 * Locks the key for the rest of the transaction and looks for an earlier success.
 * @returns the stored response (JSON text), or null if this is the first attempt
 * @throws idempotency_in_progress while another attempt runs, idempotency_key_reused if another request used the key
 */
export async function beginKeyed(sql: Sql, attempt: KeyedAttempt): Promise<string | null> {
  const row = await begin(sql, attempt);
  if (!row.locked) {
    const detail = "The first request with this Idempotency-Key is still running. Try again in a second.";
    throw new OperationError("idempotency_in_progress", detail, { headers: { "Retry-After": "1" } });
  }
  if (row.fingerprint === null) return null;
  if (row.fingerprint !== attempt.fingerprint) {
    const detail =
      "This Idempotency-Key was used for a different request. Use a new key for each new request.";
    throw new OperationError("idempotency_key_reused", detail);
  }
  return row.answer;
}
