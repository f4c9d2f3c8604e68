import { readSession } from "./session.ts";
import { endSession, openSession } from "./session-store.ts";
import type { Visitor } from "./visitor.ts";

/** Signs a browser in, as somebody else than before if need be, and gives the new session's id. */
export async function signBrowserIn(userId: string, visitor: Visitor, inSandbox = false): Promise<string> {
  const former = await readSession(visitor.cookies);
  if (former !== null) await endSession(former.userId, former.sessionId);
  return openSession(userId, visitor.userAgent, inSandbox);
}
