import { prisma } from "#server/lib/database.ts";
import { actorOfCookie } from "./actor.ts";
import { requestContext } from "./request-context.ts";
import { siteRouter } from "./trpc.ts";

/**
 * The interface's operations and the pages' own, called in process for whoever is signed in.
 * @param cookieHeader the page request's Cookie header
 * @returns null where nobody is signed in
 */
export async function pageCaller(cookieHeader: string | null) {
  const actor = await actorOfCookie(cookieHeader);
  if (!actor) return null;
  const call = siteRouter.createCaller(requestContext(new Headers(), async () => actor));
  const account = await prisma.account.findUniqueOrThrow({
    where: { id: actor.accountId },
    select: { email: true, displayName: true },
  });
  return { viewer: { ...account, environment: actor.environment }, call };
}
