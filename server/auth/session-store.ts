import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { networkOf } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { deviceNameOf } from "#server/lib/device-name.ts";
import { endCreated } from "./created-resources.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { SESSION_IDLE_SECONDS, SESSION_SECONDS } from "./session-cookie.ts";

const USER_AGENT_LENGTH = 400;

/** Opens a session for a browser and returns its id. It is in the live account unless `inSandbox`. */
export async function openSession(
  userId: string,
  userAgent: string | null,
  inSandbox = false,
): Promise<string> {
  return insertSession(prisma, userId, { userAgent, ip: null }, inSandbox);
}

/** Opens a session within the transaction that signs in, and returns its id. */
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

/** Records when a session's browser became known to its user. */
export async function noteDevice(client: PrismaTransaction, sessionId: string, since: Date): Promise<void> {
  await client.signInSession.update({ where: { id: sessionId }, data: { deviceSince: since } });
}

/** Switches the user's browser to their sandbox, which must exist, or back to their live account. */
export async function moveSession(userId: string, sessionId: string, inSandbox: boolean): Promise<void> {
  await prisma.signInSession.updateMany({ where: { id: sessionId, userId }, data: { inSandbox } });
  // The cached session names the other account.
  await announceRevocations([sessionId]);
}

/**
 * Ends one session of the user, at the request of another session. Does nothing if it is already over.
 * @param isForeign true if another person used it; then the webhook endpoints, the feed, and the mailbox that
 * the session created end too
 */
export async function endSessionOf(userId: string, sessionId: string, isForeign = false): Promise<void> {
  await inPrismaTransaction(async (transaction, sql) => {
    const where = { id: sessionId, userId };
    const session = await transaction.signInSession.findFirst({ where });
    if (session === null || !(await deleteSession(transaction, userId, sessionId))) return;
    if (isForeign) await endCreated(transaction, sql, userId, { makers: [sessionId] });
    const details = { device: deviceNameOf(session.userAgent) };
    await noteSecurityEvent(sql, { kind: "session_ended", userId, credentialId: sessionId, details });
  });
  await announceRevocations([sessionId]);
}

/** Ends all sessions of the user, or all except one, and records it in their security log. */
export async function endSessionsOf(
  userId: string,
  except: { readonly sessionId: string | null },
): Promise<void> {
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    const ids = await deleteSessions(transaction, userId, except);
    const details = { count: ids.length };
    await noteSecurityEvent(sql, { kind: "sessions_ended", userId, credentialId: except.sessionId, details });
    return ids;
  });
  await announceRevocations(ended);
}

/** Signs one browser of the user out, immediately and on every process. Does nothing if it is already signed out. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  await deleteSession(prisma, userId, sessionId);
  await announceRevocations([sessionId]);
}

/** Deletes one session within a transaction, to be announced after the commit. Returns false if there was none. */
export async function deleteSession(
  client: PrismaTransaction,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { count } = await client.signInSession.deleteMany({ where: { id: sessionId, userId } });
  return count > 0;
}

/**
 * Deletes a user's sessions and pending sign-ins within a transaction. Returns the ids of the sessions, to be announced
 * after the commit.
 */
export async function deleteSessions(
  client: PrismaTransaction,
  userId: string,
  except: { readonly sessionId: string | null },
): Promise<string[]> {
  const where = { userId, ...(except.sessionId === null ? {} : { id: { not: except.sessionId } }) };
  const rows = await client.signInSession.findMany({ where, select: { id: true } });
  const ids = rows.map(({ id }) => id);
  await client.signInSession.deleteMany({ where: { id: { in: ids } } });
  await client.pendingSignIn.deleteMany({ where: { userId } });
  return ids;
}

/**
 * Deletes the sessions of a user that were idle longest, so that with the one just opened there are at most as many as allowed.
 * The caller has locked the user, and announces what ended after the commit.
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

/** Returns the browsers in which the user is signed in, most recently seen first. */
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
