import { actorOfApiKey } from "#server/auth/api-keys.ts";
import { clientTraceOf } from "#server/auth/client-trace.ts";
import { looksLikeAccessToken } from "#server/auth/oauth/access-token.ts";
import type { Resource } from "#server/auth/oauth/resources.ts";
import { actorOfAccessToken } from "#server/auth/oauth/token-actor.ts";
import { actorOfSession, readSession } from "#server/auth/session.ts";
import type { Actor } from "#server/core/actor.ts";
import { bearerToken } from "./request-context.ts";

/** The caller of REST and MCP: whose credential the Authorization header carries, or null. A token is for one of the two. */
export async function actorOfBearer(headers: Headers, resource: Resource): Promise<Actor | null> {
  const token = bearerToken(headers);
  if (token === null) return null;
  if (looksLikeAccessToken(token)) return actorOfAccessToken(token, resource);
  return actorOfApiKey(token, () => clientTraceOf(headers));
}

/** The caller of the pages: who is signed in with the session cookie, or null. What a page does by itself is no visit. */
export async function actorOfCookie(
  cookieHeader: string | null,
  use = { isVisit: true },
): Promise<Actor | null> {
  const session = await readSession(cookieHeader, use);
  return session === null ? null : actorOfSession(session);
}
