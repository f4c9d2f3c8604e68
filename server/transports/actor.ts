import { actorOfApiKey } from "#server/auth/api-keys.ts";
import { clientTraceOf } from "#server/auth/client-trace.ts";
import { looksLikeAccessToken } from "#server/auth/oauth/access-token.ts";
import type { Resource } from "#server/auth/oauth/resources.ts";
import { actorOfAccessToken } from "#server/auth/oauth/token-actor.ts";
import { actorOfSession, readSession } from "#server/auth/session.ts";
import type { Actor } from "#server/core/actor.ts";
import { bearerToken } from "./request-context.ts";

/** Returns the caller of REST or MCP by the credential in the Authorization header, or null. A token is for one of the two. */
export async function actorOfBearer(headers: Headers, resource: Resource): Promise<Actor | null> {
  const token = bearerToken(headers);
  if (token === null) return null;
  if (looksLikeAccessToken(token)) return actorOfAccessToken(token, resource);
  return actorOfApiKey(token, () => clientTraceOf(headers));
}

/** Returns the caller of the pages by the session cookie, or null. Requests that a page makes automatically don't count as a visit. */
export async function actorOfCookie(
  cookieHeader: string | null,
  use = { isVisit: true },
): Promise<Actor | null> {
  const session = await readSession(cookieHeader, use);
  return session === null ? null : actorOfSession(session);
}
