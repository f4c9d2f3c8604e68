import { actorOfSession, readSession } from "#server/auth/session.ts";
import { readViewer } from "#server/auth/viewer.ts";
import type { RequestCache } from "#server/core/context.ts";
import { toOperationError } from "#server/core/errors.ts";
import { appRouter } from "#server/resources/index.ts";
import { requestContext } from "./request-context.ts";

/**
 * Returns the signed-in user with a caller for the public operations and our pages' operations, in this
 * process.
 * @param cookieHeader the page request's Cookie header
 * @param requestCache for rendering a single page: its reads share their results about organizations
 * @returns null if no one is signed in
 */
export async function pageCaller(cookieHeader: string | null, requestCache: RequestCache | null = null) {
  const session = await readSession(cookieHeader);
  if (!session) return null;
  const actor = await actorOfSession(session);
  const context = requestContext(new Headers(), async () => actor);
  // Next sends the browser only the digest of an error, so the digest says that a rate limit was exceeded.
  const onError = ({ error }: { error: Error }) => {
    const { code } = toOperationError(error);
    if (code === "rate_limited") Object.assign(error, { digest: code });
  };
  const call = appRouter.createCaller({ ...context, requestCache }, { onError });
  return { viewer: { ...(await readViewer(actor)), isGuest: session.isGuest }, call };
}

/** Returns the shared state for a page that is about to be rendered. */
export function newRequestCache(): RequestCache {
  return { memberships: new Map(), seats: new Map() };
}
