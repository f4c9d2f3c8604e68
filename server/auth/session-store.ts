import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { endMade } from "./made.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { SESSION_IDLE_SECONDS, SESSION_SECONDS } from "./session-cookie.ts";
import "./vocabulary.ts";

const USER_AGENT_LENGTH = 400;

/** Opens a session for a browser and gives its id; it works in the live account, unless in the sandbox from the start. */
export async function openSession(
  userId: string,
  userAgent: string | null,
  inSandbox = false,
): Promise<string> {
  return insertSession(prisma, userId, { userAgent, ip: null }, inSandbox);
}

/** The same within the transaction that signs in. */
export async function insertSession(
  client: PrismaTransaction,
  userId: string,
  { userAgent, ip }: { readonly userAgent: string | null; readonly ip: string | null },
  inSandbox = false,
): Promise<string> {
  const expiresAt = new Date(now().getTime() + SESSION_SECONDS * 1_000);
  const { id } = await client.signInSession.create({
    data: {
      id: newId("session"),
      userId,
      userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      network: ip === null ? null : networkOf(ip),
      inSandbox,
      expiresAt,
    },
  });
  return id;
}

/** Notes since when the browser of a session is known to its user. */
export async function noteDevice(client: PrismaTransaction, sessionId: string, since: Date): Promise<void> {
  await client.signInSession.update({ where: { id: sessionId }, data: { deviceSince: since } });
}

/** Lets a browser of the user work in their sandbox, which has to be there, or in their live account again. */
export async function moveSession(userId: string, sessionId: string, inSandbox: boolean): Promise<void> {
  await prisma.signInSession.updateMany({ where: { id: sessionId, userId }, data: { inSandbox } });
  // What is remembered of it names the other account.
  await announceRevocations([sessionId]);
}

/**
 * Ends one session of the user from another; one that is over already stays so.
 * @param isForeign whether someone else was in it: then the webhooks and the feed that it made end too
 */
export async function endSessionOf(userId: string, sessionId: string, isForeign = false): Promise<void> {
  await inPrismaTransaction(async (transaction, sql) => {
    const where = { id: sessionId, userId };
    const session = await transaction.signInSession.findFirst({ where });
    if (session === null || !(await deleteSession(transaction, userId, sessionId))) return;
    if (isForeign) await endMade(transaction, sql, userId, { makers: [sessionId] });
    const details = { device: deviceNameOf(session.userAgent) };
    await noteSecurityEvent(sql, { kind: "session_ended", userId, credentialId: sessionId, details });
  });
  await announceRevocations([sessionId]);
}

/** Ends all sessions of the user, or all but one, from one of them. */
export async function endSessionsOf(
  userId: string,
  but: { readonly sessionId: string | null },
): Promise<void> {
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    const ids = await deleteSessions(transaction, userId, but);
    const details = { count: ids.length };
    await noteSecurityEvent(sql, { kind: "sessions_ended", userId, credentialId: but.sessionId, details });
    return ids;
  });
  await announceRevocations(ended);
}

/** Signs one browser of the user out, at once and on every process; one that is out already stays so. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  await deleteSession(prisma, userId, sessionId);
  await announceRevocations([sessionId]);
}

/** Deletes one session inside a transaction; to be announced once it is committed. Says whether there was one. */
export async function deleteSession(
  client: PrismaTransaction,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { count } = await client.signInSession.deleteMany({ where: { id: sessionId, userId } });
  return count > 0;
}

/** Signs the user out everywhere, or everywhere but here. */
export async function endSessions(userId: string, but: { readonly sessionId: string | null }): Promise<void> {
  const ended = await deleteSessions(prisma, userId, but);
  await announceRevocations(ended);
}

/**
 * Deletes the rows inside a transaction, with the sign-ins that wait for their second factor, and gives their ids, to be announced
 * once it is committed.
 */
export async function deleteSessions(
  client: PrismaTransaction,
  userId: string,
  but: { readonly sessionId: string | null },
): Promise<string[]> {
  const where = { userId, ...(but.sessionId === null ? {} : { id: { not: but.sessionId } }) };
  const rows = await client.signInSession.findMany({ where, select: { id: true } });
  const ids = rows.map(({ id }) => id);
  await client.signInSession.deleteMany({ where: { id: { in: ids } } });
  await client.pendingSignIn.deleteMany({ where: { userId } });
  return ids;
}

/**
 * Deletes the sessions of a user that were idle longest, so that there are no more than there may be with the one that was just opened.
 * The caller holds the user, and announces what ended once it is committed.
 * @returns their IDs
 */
export async function endLongestIdle(
  client: PrismaTransaction,
  userId: string,
  opened: string,
): Promise<string[]> {
  const rows = await client.signInSession.findMany({
    where: { userId, id: { not: opened } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    skip: LIMITS.quotas.sessions - 1,
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await client.signInSession.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** The browsers where the user is signed in, the latest seen first. */
export async function listSessions(userId: string) {
  const unseen = new Date(now().getTime() - SESSION_IDLE_SECONDS * 1_000);
  const rows = await prisma.signInSession.findMany({
    where: { userId, expiresAt: { gt: now() }, lastSeenAt: { gt: unseen } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
  return rows.map(({ id, userAgent, network, createdAt, lastSeenAt }) => ({
    id,
    device: deviceNameOf(userAgent),
    network,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}
