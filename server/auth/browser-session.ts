import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { Cookie } from "./host-cookie.ts";
import { rememberDevice } from "./known-device.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { sendNotice } from "./security-log/notices.ts";
import { readSession } from "./session.ts";
import { sessionCookie } from "./session-cookie.ts";
import { deleteSession, endLongestIdle, insertSession, noteDevice } from "./session-store.ts";
import { assertStillValid, type SignInProof } from "./sign-in-proof.ts";
import { lockUser } from "./user-lock.ts";
import type { Visitor } from "./visitor.ts";

/** The ways to sign in. */
export type SignInMethod =
  | "password"
  | "mailed_link"
  | "passkey"
  | "provider"
  | "reset"
  | "invitation"
  | "sign_up"
  /** A guest, who has only a sandbox. */
  | "sandbox";

export type BrowserSession = { readonly sessionId: string; readonly cookies: readonly Cookie[] };

/**
 * Signs a browser in, always under a new session. Ends the browser's former session, and if there are too
 * many, the one that was idle longest. Records the sign-in in the person's security log.
 * @param proof the credential that was presented; if it has since ended, the sign-in fails
 * @throws unauthenticated
 * @returns the session, and the cookies that the response has to set
 */
export async function signBrowserIn(
  userId: string,
  visitor: Visitor,
  method: SignInMethod,
  proof?: SignInProof,
): Promise<BrowserSession> {
  const former = await readSession(visitor.cookies);
  const isGuest = method === "sandbox";
  const { sessionId, device, ended } = await inPrismaTransaction(async (transaction, sql) => {
    await lockUser(sql, { userId });
    if (former !== null) await deleteSession(transaction, former.userId, former.sessionId);
    const opened = await insertSession(transaction, userId, visitor, isGuest);
    if (proof) await assertStillValid(transaction, userId, proof);
    if (isGuest) return { sessionId: opened, device: null, ended: [] };
    const ended = await endLongestIdle(transaction, userId, opened);
    const isFirst = await neverSignedIn(transaction, userId, opened);
    const remembered = await rememberDevice(sql, userId, visitor.cookies);
    await noteDevice(transaction, opened, remembered.since);
    await noteSecurityEvent(sql, {
      kind: "signed_in",
      userId,
      credentialId: opened,
      details: { method, isNewDevice: remembered.isNew },
    });
    // A reset sends its own notice.
    if (remembered.isNew && !isFirst && method !== "reset") await sendNotice(sql, userId, "newDevice");
    return { sessionId: opened, device: remembered.cookie, ended };
  });
  await announceRevocations([...(former === null ? [] : [former.sessionId]), ...ended]);
  const session = await sessionCookie({ userId, sessionId });
  return { sessionId, cookies: device === null ? [session] : [session, device] };
}

/** Checks whether no earlier sign-in is known: a new account's first sign-in needs no notice. */
async function neverSignedIn(client: PrismaTransaction, userId: string, opened: string): Promise<boolean> {
  const device = await client.knownDevice.findFirst({ where: { userId } });
  const other = await client.signInSession.findFirst({ where: { userId, id: { not: opened } } });
  const noted = await client.securityEvent.findFirst({ where: { userId, kind: "signed_in" } });
  return device === null && other === null && noted === null;
}
