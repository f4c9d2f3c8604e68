import { setTimeout as wait } from "node:timers/promises";
import { LIMIT_TABLE, rateOf } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter } from "#server/lib/limiter.ts";
import { countedAs, makeNetworkLimiter } from "#server/lib/network-limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { spend, tooManyAttempts, within } from "./attempts.ts";
import { notingFailure } from "./security-log/failed-proof.ts";
import type { Visitor } from "./visitor.ts";
import { makeWaitingLine, type WaitingLine } from "./waiting-line.ts";

const { passwordWindow, passwordPerAddress, passwordPerDevice, passwordPerNetwork } = LIMITS.attempts;
const { brakedPace, brakeQueue } = LIMITS.attempts;
const STEP_MS = 1_000 / brakedPace;

const shared = processGlobal("password-attempts", () => ({
  perAddress: makeNetworkLimiter("password-address", passwordPerAddress, passwordWindow),
  perDevice: makeLimiter("password-device", passwordPerDevice, passwordWindow),
  perNetwork: makeNetworkLimiter("password-network", passwordPerNetwork, passwordWindow),
  everywhere: makeLimiter("password-everywhere", ...rateOf(LIMIT_TABLE.attempts.brakeAfter)),
  /** The attempts that wait for each slowed down address. */
  lines: new Map<string, WaitingLine>(),
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
 * address take turns that go round the networks, the right one too: guessing from a thousand networks gets slow, and no crowd keeps its owner out.
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
  within(await shared.perAddress.spend(visitor.ip, email));
  // What is refused for the address isn't counted for the network: its other people are not to suffer.
  within(await shared.perNetwork.spend(visitor.ip));
  const address = countedAs(email);
  // Counted before it is known to be wrong, so that many at once are no way around it.
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
 * Waits for a turn at the address, in which its networks come round by the widest prefix. A turn is counted from the one before it, not
 * by the clock: a process that was suspended doesn't let several through together.
 * @throws rate_limited where too many wait from the network
 */
async function takeTurn(address: string, network: string): Promise<void> {
  const known = shared.lines.get(address);
  const line = known ?? makeWaitingLine(brakeQueue);
  const turn = line.join(network);
  if (known === undefined) {
    shared.lines.set(address, line);
    void serve(address, line);
  }
  if (!(await turn)) throw tooManyAttempts(Math.ceil((brakeQueue * STEP_MS) / 1_000));
}

async function serve(address: string, line: WaitingLine): Promise<void> {
  while (line.next()) await wait(STEP_MS);
  shared.lines.delete(address);
}
