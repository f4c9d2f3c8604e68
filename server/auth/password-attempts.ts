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
  /** The attempts that wait for a slowed down address, and when the last of them has had its turn. */
  lines: new Map<string, { waiting: number; last: Promise<void> }>(),
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

/**
 * Waits for the address's next turn. A turn is counted from the one before it, not by the clock: a process that stood still
 * doesn't let several through at once.
 * @throws rate_limited where too many wait already
 */
async function takeTurn(address: string): Promise<void> {
  const line = shared.lines.get(address) ?? { waiting: 0, last: Promise.resolve() };
  if (line.waiting > brakeQueue) throw tooManyAttempts(Math.ceil((line.waiting * STEP_MS) / 1_000));
  shared.lines.set(address, line);
  line.waiting += 1;
  const turn = line.last;
  line.last = turn.then(async () => {
    await wait(STEP_MS);
    line.waiting -= 1;
    if (line.waiting === 0) shared.lines.delete(address);
  });
  await turn;
}
