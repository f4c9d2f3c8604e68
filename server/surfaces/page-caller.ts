import { actorOfSession, readSession } from "#server/auth/session.ts";
import { readViewer } from "#server/auth/viewer.ts";
import type { Drawing } from "#server/core/context.ts";
import { appRouter } from "#server/resources/index.ts";
import { requestContext } from "./request-context.ts";

/**
 * The interface's operations and the pages' own, called in process for whoever is signed in.
 * @param cookieHeader the page request's Cookie header
 * @param drawing where one page alone is drawn: keeps what its reads are told of organizations, until it is drawn
 * @returns null where nobody is signed in
 */
export async function pageCaller(cookieHeader: string | null, drawing: Drawing | null = null) {
  const session = await readSession(cookieHeader);
  if (!session) return null;
  const actor = await actorOfSession(session);
  const context = requestContext(new Headers(), async () => actor);
  const call = appRouter.createCaller({ ...context, drawing });
  return { viewer: { ...(await readViewer(actor)), isGuest: session.isGuest }, call };
}

/** Of a page that is about to be drawn. */
export function newDrawing(): Drawing {
  return { memberships: new Map(), seats: new Map() };
}
