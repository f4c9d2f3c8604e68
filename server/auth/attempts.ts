import { LIMIT_TABLE, rateOf } from "#domain/limit-table.ts";
import { MINUTE } from "#domain/units.ts";
import { OperationError } from "#server/core/errors.ts";
import { emailAddress } from "#server/core/fields.ts";
import { rejectPage } from "#server/core/page-response.ts";
import { env } from "#server/lib/env.ts";
import type { Limiter, Usage } from "#server/lib/limiter.ts";
import { makeNetworkLimiter } from "#server/lib/network-limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { Visitor } from "./visitor.ts";

/** An address as a person types it, converted to its stored form, so that every spelling counts as the same address. */
export const EmailAddress = emailAddress();

const { mailPerAddress, mailPerNetwork, sandboxes } = LIMIT_TABLE.attempts;

/** Limits on requests by visitors: from one network, for one address, and in total. */
const limiters = processGlobal("attempt-limiters", () => ({
  mailPerAddress: makeNetworkLimiter("mail-address", ...rateOf(mailPerAddress)),
  mailPerNetwork: makeNetworkLimiter("mail-network", ...rateOf(mailPerNetwork)),
  sandboxes: makeNetworkLimiter("sandbox-network", ...rateOf(sandboxes)),
}));

/**
 * Counts a request for an email to an address from the visitor's network.
 * @throws rate_limited with Retry-After
 */
export async function countMailAttempt(email: string, { ip }: Pick<Visitor, "ip">): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  assertWithin(await limiters.mailPerAddress.spend(ip, email));
  assertWithin(await limiters.mailPerNetwork.spend(ip));
}

/** Counts a sandbox opened without an account. @throws rate_limited with Retry-After */
export async function countSandbox({ ip }: Pick<Visitor, "ip">): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  assertWithin(await limiters.sandboxes.spend(ip));
}

/** Counts one attempt. @throws rate_limited with Retry-After */
export async function spend(limiter: Limiter, key: string): Promise<void> {
  assertWithin(await limiter.spend(key));
}

/** Checks that the limit isn't exceeded. @throws rate_limited with Retry-After */
export function assertWithin({ isOver, seconds }: Usage): void {
  if (isOver) throw tooManyAttempts(seconds);
}

/** Returns the error for too many attempts, and makes it the response of the page's request, even if the caller catches the error. */
export function tooManyAttempts(seconds: number): OperationError {
  const minutes = Math.ceil(seconds / MINUTE);
  const detail = `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  const rateLimited = new OperationError("rate_limited", detail, {
    headers: { "Retry-After": String(seconds) },
  });
  rejectPage(rateLimited);
  return rateLimited;
}

/** Returns the error if it is about too many attempts, and makes it the page's response. Returns null for other errors. */
export function rateLimitErrorOf(error: unknown): OperationError | null {
  if (!(error instanceof OperationError) || error.code !== "rate_limited") return null;
  rejectPage(error);
  return error;
}
