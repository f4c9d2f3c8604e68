import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { makeNetworkLimiter } from "#server/lib/network-limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { assertWithin, spend } from "../attempts.ts";
import type { Visitor } from "../visitor.ts";

const { passwordWindow, secondFactorPerPerson, secondFactorPerNetwork, passkeyPerNetwork } = LIMITS.attempts;

const limiters = processGlobal("factor-attempts", () => ({
  perPerson: makeLimiter("second-factor-person", secondFactorPerPerson, passwordWindow),
  perNetwork: makeNetworkLimiter("second-factor-network", secondFactorPerNetwork, passwordWindow),
  passkeys: makeNetworkLimiter("passkey-network", passkeyPerNetwork, passwordWindow),
}));

/**
 * Checks a second factor within its rate limits. Wrong factors count against the person from any network: only people who have
 * shown a first factor can try, so no one can lock out an unknown person.
 * @throws rate_limited with Retry-After
 */
export async function withinFactorAttempts(
  userId: string,
  { ip }: Pick<Visitor, "ip">,
  check: () => Promise<boolean>,
): Promise<boolean> {
  if (env().RATE_LIMIT === "off") return check();
  // Counted before the check, so that parallel attempts can't bypass the limit.
  await spend(limiters.perPerson, userId);
  assertWithin(await limiters.perNetwork.spend(ip));
  const isRight = await check();
  if (isRight) await Promise.all([limiters.perPerson.forget(userId), limiters.perNetwork.giveBack(ip)]);
  return isRight;
}

/** Counts a request to sign in by passkey, before the user is known. @throws rate_limited with Retry-After */
export async function countPasskeyRequest({ ip }: Pick<Visitor, "ip">): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  assertWithin(await limiters.passkeys.spend(ip));
}
