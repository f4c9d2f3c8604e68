import { LIMITS } from "#domain/limits.ts";
import type { ChosenWay } from "#domain/recovery.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { isWithin } from "#server/lib/period.ts";
import { ownerOf } from "../address-owner.ts";

const FACTORS = ["passkeys", "authenticator", "recoveryCodes"] as const;
type FactorWay = (typeof FACTORS)[number];

/** A way into an account, or data out of it, as a recovery shows it. */
export type FoundWay = {
  readonly kind: ChosenWay | FactorWay;
  /** The name that the person or the app gave it. Null if it has none. */
  readonly name: string | null;
  /** When it was created or last changed. Null if that wasn't stored. */
  readonly at: string | null;
};

/** The ways into an account, split by a recovery's window. */
export type Added = {
  /** The ways added within the window. */
  readonly recent: readonly FoundWay[];
  /** The number of older ways, by kind. */
  readonly older: Readonly<Record<ChosenWay, number>>;
  /** The older factors, which sign-ins still require. */
  readonly factors: readonly FoundWay[];
  readonly sessions: number;
};

/** Returns the start of a recovery's window. What was added since counts as added by an intruder who acted at the given moment. */
export function windowBefore(moment: Date): Date {
  return new Date(moment.getTime() - LIMITS.lifetimes.recoveryWindow * 1_000);
}

/** Lists the ways into a user's accounts, by whether they existed before a moment. */
export async function addedSince(userId: string, since: Date): Promise<Added> {
  const ways = (await Promise.all([factorsOf(prisma, userId), othersOf(prisma, userId)])).flat();
  const isRecent = ({ at }: FoundWay) => at !== null && isWithin(at, { gte: since });
  const before = ways.filter((way) => !isRecent(way));
  const count = (kind: ChosenWay) => before.filter((way) => way.kind === kind).length;
  return {
    recent: ways.filter(isRecent),
    older: {
      keys: count("keys"),
      apps: count("apps"),
      webhooks: count("webhooks"),
      feed: count("feed"),
      providers: count("providers"),
      memberships: count("memberships"),
    },
    factors: before.filter(({ kind }) => FACTORS.some((factor) => factor === kind)),
    sessions: await prisma.signInSession.count({ where: { userId, expiresAt: { gt: now() } } }),
  };
}

/** Lists what the first proof of an address ends. @returns null if the address has no account or was already confirmed */
export async function endedByFirstProof(email: string): Promise<readonly FoundWay[] | null> {
  const owner = await ownerOf(prisma, email);
  if (owner === null || owner.emailVerified !== null) return null;
  return (await Promise.all([factorsOf(prisma, owner.id), othersOf(prisma, owner.id)])).flat();
}

async function factorsOf(client: PrismaTransaction, userId: string): Promise<FoundWay[]> {
  const [passkeys, app, code] = await Promise.all([
    client.passkey.findMany({ where: { userId }, select: { name: true, createdAt: true } }),
    client.authenticatorApp.findFirst({ where: { userId, confirmedAt: { not: null } } }),
    client.recoveryCode.findFirst({ where: { userId }, select: { createdAt: true } }),
  ]);
  return [
    ...passkeys.map(({ name, createdAt }) => found("passkeys", name, createdAt)),
    ...(app ? [found("authenticator", null, app.confirmedAt)] : []),
    ...(code ? [found("recoveryCodes", null, code.createdAt)] : []),
  ];
}

async function othersOf(client: PrismaTransaction, userId: string): Promise<FoundWay[]> {
  const ofUser = { account: { userId } };
  const [keys, apps, webhooks, feeds, providers, memberships] = await Promise.all([
    client.apiKey.findMany({ where: { userId, revokedAt: null, isForReference: false } }),
    client.oAuthGrant.findMany({ where: { userId } }),
    client.webhookEndpoint.findMany({ where: ofUser, select: { url: true, updatedAt: true } }),
    client.calendarFeed.findMany({ where: ofUser, select: { createdAt: true } }),
    client.linkedProvider.findMany({ where: { userId } }),
    client.member.findMany({
      where: { account: { userId, sandboxId: null } },
      select: { joinedAt: true, organization: { select: { name: true } } },
    }),
  ]);
  return [
    ...keys.map(({ name, createdAt }) => found("keys", name, createdAt)),
    ...apps.map(({ clientName, createdAt }) => found("apps", clientName, createdAt)),
    ...webhooks.map(({ url, updatedAt }) => found("webhooks", new URL(url).host, updatedAt)),
    ...feeds.map(({ createdAt }) => found("feed", null, createdAt)),
    ...providers.map(({ provider, linkedAt }) => found("providers", provider, linkedAt)),
    ...memberships.map(({ organization, joinedAt }) => found("memberships", organization.name, joinedAt)),
  ];
}

function found(kind: FoundWay["kind"], name: string | null, at: Date | null): FoundWay {
  return { kind, name, at: at?.toISOString() ?? null };
}
