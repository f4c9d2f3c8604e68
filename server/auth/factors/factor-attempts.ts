import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { makeNetworkLimiter } from "#server/lib/network-limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { spend, within } from "../attempts.ts";
import type { Visitor } from "../visitor.ts";

const { passwordWindow, secondFactorPerPerson, secondFactorPerNetwork, passkeyPerNetwork } = LIMITS.attempts;

const limiters = processGlobal("factor-attempts", () => ({
  perPerson: makeLimiter("second-factor-person", secondFactorPerPerson, passwordWindow),
  perNetwork: makeNetworkLimiter("second-factor-network", secondFactorPerNetwork, passwordWindow),
  passkeys: makeNetworkLimiter("passkey-network", passkeyPerNetwork, passwordWindow),
}));

/**
 * Checks a second factor within its budgets. Wrong ones count for the person from wherever they come: whoever tries has shown a first
 * factor, so that nobody can lock a stranger out.
 * @throws rate_limited with Retry-After
 */
export async function withinFactorAttempts(
  userId: string,
  { ip }: Pick<Visitor, "ip">,
  check: () => Promise<boolean>,
): Promise<boolean> {
  if (env().RATE_LIMIT === "off") return check();
  // Counted before it is known to be wrong, so that many at once are no way around it.
  await spend(limiters.perPerson, userId);
  within(await limiters.perNetwork.spend(ip));
  const isRight = await check();
  if (isRight) await Promise.all([limiters.perPerson.forget(userId), limiters.perNetwork.giveBack(ip)]);
  return isRight;
}

/** Counts a request to sign in by passkey, before which nobody is known. @throws rate_limited with Retry-After */
export async function countPasskeyRequest({ ip }: Pick<Visitor, "ip">): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  within(await limiters.passkeys.spend(ip));
}
