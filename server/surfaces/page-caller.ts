import { actorOfSession, readSession } from "#server/auth/session.ts";
import { prisma } from "#server/lib/database.ts";
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
  const account = await prisma.account.findUniqueOrThrow({
    where: { id: actor.accountId },
    select: { email: true, displayName: true, user: { select: { emailVerified: true } } },
  });
  const { email, displayName, user } = account;
  const awaitsProof = actor.environment === "live" && user !== null && user.emailVerified === null;
  const { environment } = actor;
  return { viewer: { email, displayName, environment, isGuest: session.isGuest, awaitsProof }, call };
}
