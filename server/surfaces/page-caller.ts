import { actorOfSession, readSession } from "#server/auth/session.ts";
import { readViewer } from "#server/auth/viewer.ts";
import { appRouter } from "#server/resources/index.ts";
import { requestContext } from "./request-context.ts";

/**
 * The interface's operations and the pages' own, called in process for whoever is signed in.
 * @param cookieHeader the page request's Cookie header
 * @returns null where nobody is signed in
 */
export async function pageCaller(cookieHeader: string | null) {
  const session = await readSession(cookieHeader);
  if (!session) return null;
  const actor = await actorOfSession(session);
  const call = appRouter.createCaller(requestContext(new Headers(), async () => actor));
  return { viewer: { ...(await readViewer(actor)), isGuest: session.isGuest }, call };
}
