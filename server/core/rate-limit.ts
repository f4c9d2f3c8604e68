import { windowOf } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { makeLimiter, type Usage } from "#server/lib/limiter.ts";
import { metrics } from "#server/lib/metrics.ts";
import { makeNetworkLimiter } from "#server/lib/network-limiter.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { Actor } from "./actor.ts";
import { OperationError } from "./errors.ts";

/** All rates are per minute. */
const WINDOW_SECONDS = windowOf("a minute");
type Policy = keyof typeof LIMITS.rates;

const limiters = processGlobal("rate-limiters", () => limitersOf(makeLimiter));
const networkLimiters = processGlobal("rate-limiters-by-network", () => limitersOf(makeNetworkLimiter));

function limitersOf<Made>(make: (policy: string, points: number, seconds: number) => Made) {
  const made = Object.entries(LIMITS.rates).map(([policy, points]) => [
    policy,
    make(policy, points, WINDOW_SECONDS),
  ]);
  return Object.fromEntries(made) as Record<Policy, Made>;
}

const WORDS_OF: Partial<Record<Policy, string>> = {
  personReads: "reads by all of your credentials together",
  personWrites: "writes by all of your credentials together",
};

/** The person's policies, for requests that count for both a credential and its person. */
const PERSONS = { reads: "personReads", writes: "personWrites" } as const;

/** Rates that apply to a request in addition to those for reads and writes. */
export type RequestRate = Exclude<Policy, keyof typeof PERSONS>;

/**
 * Counts a read or a write for the credential, for its person, and for the organization if the credential is restricted to one: all
 * credentials of each share its budget.
 * @throws rate_limited with Retry-After
 */
export async function countCall(
  actor: Pick<Actor, "principal" | "userId" | "restrictedToOrganizationId">,
  policy: keyof typeof PERSONS,
  headers: Map<string, string>,
): Promise<void> {
  const { principal, userId, restrictedToOrganizationId: organizationId } = actor;
  const wider = [userId, ...(organizationId === null ? [] : [organizationId])];
  await count([[policy, principal], ...wider.map((owner) => [PERSONS[policy], owner] as const)], headers);
}

/**
 * Checks that a signed-in person has reads left, without counting one, so that no page begins that can't be finished.
 * @throws rate_limited with Retry-After
 */
export async function assertReadsLeft({
  principal,
  userId,
}: Pick<Actor, "principal" | "userId">): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  for (const [policy, subject] of [
    ["reads", principal],
    ["personReads", userId],
  ] as const) {
    const usage = await limiters[policy].read(subject);
    if (usage.remaining === 0) settle(policy, { ...usage, isOver: true }, new Map());
  }
}

/**
 * Counts one request of a subject: a person (exports and links), a feed, or a network.
 * @throws rate_limited with Retry-After
 */
export async function countRequest(
  subject: string,
  policy: RequestRate,
  headers: Map<string, string>,
): Promise<void> {
  await count([[policy, subject]], headers);
}

/**
 * Counts a request, and sets the headers of the limit that is closest to being reached (IETF draft "RateLimit header fields for HTTP").
 */
async function count(
  counted: readonly (readonly [Policy, string])[],
  headers: Map<string, string>,
): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  const usage = await Promise.all(
    counted.map(async ([policy, subject]) => ({ policy, ...(await limiters[policy].spend(subject)) })),
  );
  const [nearest] = usage.toSorted(
    (a, b) => Number(b.isOver) - Number(a.isOver) || a.remaining - b.remaining,
  );
  if (nearest !== undefined) settle(nearest.policy, nearest, headers);
}

/** Counts one request of a caller without a credential, for the networks around their address. @throws rate_limited with Retry-After */
export async function countRequestFrom(
  address: string,
  policy: Policy,
  headers: Map<string, string>,
): Promise<void> {
  if (env().RATE_LIMIT === "off") return;
  settle(policy, await networkLimiters[policy].spend(address), headers);
}

function settle(policy: Policy, { isOver, remaining, seconds }: Usage, headers: Map<string, string>): void {
  headers.set("RateLimit-Policy", `"${policy}";q=${LIMITS.rates[policy]};w=${WINDOW_SECONDS}`);
  headers.set("RateLimit", `"${policy}";r=${remaining};t=${seconds}`);
  if (isOver) {
    metrics.limits.inc({ limit: policy });
    const detail = `More than ${LIMITS.rates[policy].toLocaleString("en")} ${WORDS_OF[policy] ?? policy} in a minute. Try again in ${seconds} s.`;
    throw new OperationError("rate_limited", detail, { headers: { "Retry-After": String(seconds) } });
  }
}

/** Undoes the count of a request that failed. */
export async function uncountRequest(principal: string, policy: Policy): Promise<void> {
  if (env().RATE_LIMIT === "on") await limiters[policy].giveBack(principal);
}
