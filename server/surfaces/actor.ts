import { actorOfApiKey } from "#server/auth/api-keys.ts";
import { actorOfSession, readSession } from "#server/auth/session.ts";
import type { Actor } from "#server/core/actor.ts";
import { bearerToken } from "./request-context.ts";

/** The caller of REST and MCP: whose credential the Authorization header carries, or null. */
export async function actorOfBearer(headers: Headers): Promise<Actor | null> {
  const token = bearerToken(headers);
  return token === null ? null : actorOfApiKey(token);
}

/** The caller of the pages: who is signed in with the session cookie, or null. */
export async function actorOfCookie(cookieHeader: string | null): Promise<Actor | null> {
  const session = await readSession(cookieHeader);
  return session === null ? null : actorOfSession(session);
}
