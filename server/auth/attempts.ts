import { createHash } from "node:crypto";
import { LIMIT_TABLE, rateOf } from "#domain/limit-table.ts";
import { OperationError } from "#server/core/errors.ts";
import { refusePage } from "#server/core/page-answer.ts";
import { countedNetworkOf } from "#server/lib/client-address.ts";
import { env } from "#server/lib/env.ts";
import { type Limiter, makeLimiter } from "#server/lib/limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { Visitor } from "./visitor.ts";

const MINUTE = 60;
const { mailPerAddress, mailPerNetwork, sandboxes } = LIMIT_TABLE.attempts;

/** What whoever has not signed in can have us do: how often from one network, for one address and for all. */
const limiters = processGlobal("attempt-limiters", () => ({
  mail: {
    perAddress: makeLimiter("mail-address", ...rateOf(mailPerAddress)),
    perNetwork: makeLimiter("mail-network", ...rateOf(mailPerNetwork)),
  },
  sandbox: {
    perAddress: makeLimiter("sandbox-address", ...rateOf(sandboxes)),
    perNetwork: makeLimiter("sandbox-network", ...rateOf(sandboxes)),
  },
}));

export type Attempt = "mail" | "sandbox";

/**
 * Counts an attempt for an address from the visitor's network.
 * @throws rate_limited with Retry-After
 */
export async function countAttempt(
  attempt: Attempt,
  email: string,
  from: Pick<Visitor, "ip">,
): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  const network = countedNetworkOf(from.ip);
  await spend(limiters[attempt].perAddress, countedAs(network, email));
  await spend(limiters[attempt].perNetwork, network);
}

/** What several things are counted by together; a digest, for counters may be kept in the database. */
export function countedAs(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
}

/** Spends one point. @throws rate_limited with Retry-After */
export async function spend(limiter: Limiter, key: string): Promise<void> {
  const { isOver, seconds } = await limiter.spend(key);
  if (isOver) throw tooManyAttempts(seconds);
}

/** The refusal of an attempt too many, which is the answer of the page's request too, whatever is made of the error. */
export function tooManyAttempts(seconds: number): OperationError {
  const minutes = Math.ceil(seconds / MINUTE);
  const detail = `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  const refusal = new OperationError("rate_limited", detail, { headers: { "Retry-After": String(seconds) } });
  refusePage(refusal);
  return refusal;
}

/** The refusal of what was tried too often, which then is the answer of the page; null for any other error. */
export function refusalOfTooMany(error: unknown): OperationError | null {
  if (!(error instanceof OperationError) || error.code !== "rate_limited") return null;
  refusePage(error);
  return error;
}
