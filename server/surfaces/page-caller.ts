import { actorOfSession, readSession } from "#server/auth/session.ts";
import { readViewer } from "#server/auth/viewer.ts";
import type { Memberships } from "#server/core/access.ts";
import { appRouter } from "#server/resources/index.ts";
import { requestContext } from "./request-context.ts";

/**
 * The interface's operations and the pages' own, called in process for whoever is signed in.
 * @param cookieHeader the page request's Cookie header
 * @param memberships where one page alone is drawn: keeps what its reads are told of memberships, until it is drawn
 * @returns null where nobody is signed in
 */
export async function pageCaller(cookieHeader: string | null, memberships: Memberships | null = null) {
  const session = await readSession(cookieHeader);
  if (!session) return null;
  const actor = await actorOfSession(session);
  const context = requestContext(new Headers(), async () => actor);
  const call = appRouter.createCaller({ ...context, memberships });
  return { viewer: { ...(await readViewer(actor)), isGuest: session.isGuest }, call };
}
