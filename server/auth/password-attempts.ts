import { setTimeout as wait } from "node:timers/promises";
import { LIMIT_TABLE, rateOf } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { countedNetworkOf } from "#server/lib/client-address.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { countedAs, spend, tooManyAttempts } from "./attempts.ts";
import { notingFailure } from "./security-log/failed-proof.ts";
import type { Visitor } from "./visitor.ts";

const { passwordWindow, passwordPerAddress, passwordPerDevice, passwordPerNetwork } = LIMITS.attempts;
const { brakedPace, brakeQueue } = LIMITS.attempts;
const STEP_MS = 1_000 / brakedPace;

const shared = processGlobal("password-attempts", () => ({
  perAddress: makeLimiter("password-address", passwordPerAddress, passwordWindow),
  perDevice: makeLimiter("password-device", passwordPerDevice, passwordWindow),
  perNetwork: makeLimiter("password-network", passwordPerNetwork, passwordWindow),
  everywhere: makeLimiter("password-everywhere", ...rateOf(LIMIT_TABLE.attempts.brakeAfter)),
  /** When the next attempt for a slowed down address may be made, in milliseconds of the monotonic clock. */
  turns: new Map<string, number>(),
}));

/** Who tries a password: for which address, from where, and on which device if that signed in to the address before. */
export type PasswordAttempt = {
  readonly email: string;
  readonly visitor: Pick<Visitor, "ip">;
  readonly knownDevice: string | null;
};

/**
 * Checks a password within its budgets. Wrong ones count for address and network together, so that nobody locks an owner out from elsewhere,
 * and for the network. A device that signed in before has a budget of its own. After many wrong ones from all over, attempts for the
 * address take turns, the right one too: guessing from a thousand networks gets slow, and nobody is locked out.
 * @param check gives null for a wrong password
 * @throws rate_limited with Retry-After
 */
export async function withinAttempts<Result>(
  attempt: PasswordAttempt,
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  if (env().RATE_LIMIT === "off") return check();
  return attempt.knownDevice === null
    ? fromUnknownDevice(attempt, check)
    : fromKnownDevice(countedAs(attempt.knownDevice, attempt.email), check);
}

/**
 * Whether a password is right that somebody who is signed in gives once more: only their own attempts count. A wrong one is noted
 * in their security log.
 * @throws rate_limited with Retry-After
 */
export async function isOwnPassword(userId: string, check: () => Promise<boolean>): Promise<boolean> {
  const isRight = async () => ((await check()) ? userId : null);
  const found = await notingFailure({ userId, method: "password", isSignedIn: true }, () =>
    env().RATE_LIMIT === "off" ? isRight() : fromKnownDevice(userId, isRight),
  );
  return found !== null;
}

async function fromKnownDevice<Result>(
  key: string,
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  await spend(shared.perDevice, key);
  const result = await check();
  if (result !== null) await shared.perDevice.forget(key);
  return result;
}

async function fromUnknownDevice<Result>(
  { email, visitor }: PasswordAttempt,
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  const network = countedNetworkOf(visitor.ip);
  const pair = countedAs(network, email);
  await spend(shared.perAddress, pair);
  // What is refused for the address isn't counted for the network: its other people are not to suffer.
  await spend(shared.perNetwork, network);
  const address = countedAs(email);
  // Counted before it is known to be wrong, so that many at once are no way around it.
  if ((await shared.everywhere.spend(address)).isOver) await takeTurn(address);
  const result = await check();
  if (result === null) return null;
  const counted = [shared.perNetwork.giveBack(network), shared.everywhere.giveBack(address)];
  await Promise.all([shared.perAddress.forget(pair), ...counted]);
  return result;
}

/** Waits for the address's next turn. @throws rate_limited where too many wait already */
async function takeTurn(address: string): Promise<void> {
  const { turns } = shared;
  const now = performance.now();
  const mine = Math.max(now, turns.get(address) ?? 0);
  if (mine - now > brakeQueue * STEP_MS) throw tooManyAttempts(Math.ceil((mine - now) / 1_000));
  turns.set(address, mine + STEP_MS);
  await wait(mine - now);
  if (turns.get(address) === mine + STEP_MS) turns.delete(address);
}
