import { LIMITS } from "#domain/limits.ts";
import type { ChosenCredential } from "#domain/recovery.ts";
import { isWithin, now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { ownerOf } from "../address-owner.ts";

const FACTORS = ["passkeys", "authenticator", "recoveryCodes"] as const;
type FactorKind = (typeof FACTORS)[number];

/** A credential of an account, or a connection that gets its data, as a recovery shows it. */
export type AddedCredential = {
  readonly kind: ChosenCredential | FactorKind;
  /** The name that the person or the app gave it. Null if it has none. */
  readonly name: string | null;
  /** When it was created or last changed. Null if that wasn't stored. */
  readonly at: string | null;
};

/** The credentials of an account, split by a recovery's window. */
export type AddedCredentials = {
  /** Credentials added within the window. */
  readonly recent: readonly AddedCredential[];
  /** The number of older credentials of each kind. */
  readonly older: Readonly<Record<ChosenCredential, number>>;
  /** The older factors, which sign-ins still require. */
  readonly factors: readonly AddedCredential[];
  readonly sessions: number;
};

/** Returns the start of a recovery's window. Anything added since then counts as added by an intruder who acted at the given moment. */
export function windowBefore(moment: Date): Date {
  return new Date(moment.getTime() - LIMITS.lifetimes.recoveryWindow * 1_000);
}

/** Lists the credentials of a user's accounts, by whether they existed before a moment. */
export async function addedSince(userId: string, since: Date): Promise<AddedCredentials> {
  const credentials = (await Promise.all([factorsOf(prisma, userId), othersOf(prisma, userId)])).flat();
  const isRecent = ({ at }: AddedCredential) => at !== null && isWithin(at, { gte: since });
  const before = credentials.filter((credential) => !isRecent(credential));
  const count = (kind: ChosenCredential) => before.filter((credential) => credential.kind === kind).length;
  return {
    recent: credentials.filter(isRecent),
    older: {
      keys: count("keys"),
      apps: count("apps"),
      webhooks: count("webhooks"),
      feed: count("feed"),
      mailboxes: count("mailboxes"),
      providers: count("providers"),
      memberships: count("memberships"),
    },
    factors: before.filter(({ kind }) => FACTORS.some((factor) => factor === kind)),
    sessions: await prisma.signInSession.count({ where: { userId, expiresAt: { gt: now() } } }),
  };
}

/** Lists what the first verification of an address ends. @returns null if the address has no account or was already confirmed */
export async function findEndedByVerification(email: string): Promise<readonly AddedCredential[] | null> {
  const owner = await ownerOf(prisma, email);
  if (owner === null || owner.emailVerified !== null) return null;
  return (await Promise.all([factorsOf(prisma, owner.id), othersOf(prisma, owner.id)])).flat();
}

async function factorsOf(client: PrismaTransaction, userId: string): Promise<AddedCredential[]> {
  const [passkeys, app, code] = await Promise.all([
    client.passkey.findMany({ where: { userId }, select: { name: true, createdAt: true } }),
    client.authenticatorApp.findFirst({ where: { userId, confirmedAt: { not: null } } }),
    client.recoveryCode.findFirst({ where: { userId }, select: { createdAt: true } }),
  ]);
  return [
    ...passkeys.map(({ name, createdAt }) => credentialOf("passkeys", name, createdAt)),
    ...(app ? [credentialOf("authenticator", null, app.confirmedAt)] : []),
    ...(code ? [credentialOf("recoveryCodes", null, code.createdAt)] : []),
  ];
}

async function othersOf(client: PrismaTransaction, userId: string): Promise<AddedCredential[]> {
  const ofUser = { account: { userId } };
  const [keys, apps, webhooks, feeds, mailboxes, providers, memberships] = await Promise.all([
    client.apiKey.findMany({ where: { userId, revokedAt: null, isForReference: false } }),
    client.oAuthGrant.findMany({ where: { userId } }),
    client.webhookEndpoint.findMany({ where: ofUser, select: { url: true, updatedAt: true } }),
    client.calendarFeed.findMany({ where: ofUser, select: { createdAt: true } }),
    client.inboundMailbox.findMany({ where: ofUser, select: { host: true, connectedAt: true } }),
    client.linkedProvider.findMany({ where: { userId } }),
    client.member.findMany({
      where: { account: { userId, sandboxId: null }, organization: { removedAt: null } },
      select: { joinedAt: true, organization: { select: { name: true } } },
    }),
  ]);
  return [
    ...keys.map(({ name, createdAt }) => credentialOf("keys", name, createdAt)),
    ...apps.map(({ clientName, createdAt }) => credentialOf("apps", clientName, createdAt)),
    ...webhooks.map(({ url, updatedAt }) => credentialOf("webhooks", new URL(url).host, updatedAt)),
    ...feeds.map(({ createdAt }) => credentialOf("feed", null, createdAt)),
    ...mailboxes.map(({ host, connectedAt }) => credentialOf("mailboxes", host, connectedAt)),
    ...providers.map(({ provider, linkedAt }) => credentialOf("providers", provider, linkedAt)),
    ...memberships.map(({ organization, joinedAt }) =>
      credentialOf("memberships", organization.name, joinedAt),
    ),
  ];
}

function credentialOf(kind: AddedCredential["kind"], name: string | null, at: Date | null): AddedCredential {
  return { kind, name, at: at?.toISOString() ?? null };
}
