import { setTimeout as wait } from "node:timers/promises";
import { LIMIT_TABLE, rateOf } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { countedAs, makeNetworkLimiter } from "#server/lib/network-limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { assertWithin, spend, tooManyAttempts } from "./attempts.ts";
import { makeRotatingQueue, type RotatingQueue } from "./rotating-queue.ts";
import { withFailureLogged } from "./security-log/failed-proof.ts";
import type { Visitor } from "./visitor.ts";

const { passwordWindow, passwordPerAddress, passwordPerDevice, passwordPerNetwork } = LIMITS.attempts;
const { brakedPace, brakeQueue } = LIMITS.attempts;
const STEP_MS = 1_000 / brakedPace;

const shared = processGlobal("password-attempts", () => ({
  perAddress: makeNetworkLimiter("password-address", passwordPerAddress, passwordWindow),
  perDevice: makeLimiter("password-device", passwordPerDevice, passwordWindow),
  perNetwork: makeNetworkLimiter("password-network", passwordPerNetwork, passwordWindow),
  everywhere: makeLimiter("password-everywhere", ...rateOf(LIMIT_TABLE.attempts.brakeAfter)),
  /** The waiting attempts, by throttled address. */
  lines: new Map<string, RotatingQueue>(),
}));

/** An attempt at a password: the address, the network, and the device if it has signed in to the address before. */
export type PasswordAttempt = {
  readonly email: string;
  readonly visitor: Pick<Visitor, "ip">;
  readonly knownDevice: string | null;
};

/**
 * Checks a password within its rate limits. Wrong ones count for address and network together, so that no one can lock out an owner from
 * elsewhere, and for the network. A known device has its own limit. After many wrong ones from everywhere, all attempts for the address
 * queue, with turns rotating among the networks: guessing from a thousand networks gets slow, and can't keep the owner out.
 * @param check returns null for a wrong password
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
 * Checks the password that a signed-in user gives again. Only their own attempts count. Records a wrong one
 * in their security log.
 * @throws rate_limited with Retry-After
 */
export async function isOwnPassword(userId: string, check: () => Promise<boolean>): Promise<boolean> {
  const isRight = async () => ((await check()) ? userId : null);
  const found = await withFailureLogged({ userId, method: "password", isSignedIn: true }, () =>
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
  assertWithin(await shared.perAddress.spend(visitor.ip, email));
  // Attempts rejected for the address don't count for the network, so that others on it aren't affected.
  assertWithin(await shared.perNetwork.spend(visitor.ip));
  const address = countedAs(email);
  // Counted before the check, so that parallel attempts can't bypass the limit.
  if ((await shared.everywhere.spend(address)).isOver) {
    await takeTurn(address, networkOf(visitor.ip) ?? visitor.ip);
  }
  const result = await check();
  if (result === null) return null;
  const counted = [shared.perNetwork.giveBack(visitor.ip), shared.everywhere.giveBack(address)];
  await Promise.all([shared.perAddress.forget(visitor.ip, email), ...counted]);
  return result;
}

/**
 * Waits for a turn at the address. Turns rotate among networks, each taken by its widest prefix. Each turn follows the previous one,
 * not the clock, so that a process that was suspended doesn't let several through together.
 * @throws rate_limited if too many attempts from the network are waiting
 */
async function takeTurn(address: string, network: string): Promise<void> {
  const known = shared.lines.get(address);
  const line = known ?? makeRotatingQueue(brakeQueue);
  const turn = line.join(network);
  if (known === undefined) {
    shared.lines.set(address, line);
    void serve(address, line);
  }
  if (!(await turn)) throw tooManyAttempts(Math.ceil((brakeQueue * STEP_MS) / 1_000));
}

async function serve(address: string, line: RotatingQueue): Promise<void> {
  while (line.next()) await wait(STEP_MS);
  shared.lines.delete(address);
}
