import { PrismaAdapter } from "@next-auth/prisma-adapter";
import type { Adapter, AdapterAccount } from "next-auth/adapters";
import { normalizeEmail } from "#domain/email-address.ts";
import { isRecentlyAuthenticated } from "#server/core/recent-authentication.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { createUser } from "./accounts.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { sendNotice } from "./security-log/notices.ts";
import { actorOfSession, readSession } from "./session.ts";
import { assertStillSignedIn } from "./user-lock.ts";

type PrismaModels = Parameters<typeof PrismaAdapter>[0];

/**
 * Returns next-auth's adapter to our tables. Its "account" is our linked provider, and a user it creates gets an account and a board.
 * @param cookies the request's `Cookie` header
 */
export function authAdapter(cookies: string | null = null): Adapter {
  const { user, linkedProvider: account } = prisma;
  return {
    ...PrismaAdapter({ user, account } as unknown as PrismaModels),
    // next-auth never takes a provider's word for an address. Here, it counts as verified if the provider
    // vouches for it.
    createUser: ({ email, name = null, image = null, isVouched = false }: NewAdapterUser) =>
      inPrismaTransaction(async (transaction, sql) => {
        const emailVerified = isVouched ? now() : null;
        const user = await createUser(transaction, sql, {
          email,
          name,
          image,
          emailVerified,
          passwordHash: null,
        });
        await noteSecurityEvent(sql, { kind: "account_created", userId: user.id });
        return user;
      }),
    // next-auth links a provider to the signed-in user, which adds a way to sign in. So it finds only users
    // who have recently authenticated. Guests are hidden from it, so that no one can sign in to a guest's
    // sandbox permanently.
    getUser: async (id) => {
      const session = await readSession(cookies);
      if (session?.userId !== id || !(await isRecentlyAuthenticated(await actorOfSession(session))))
        return null;
      return prisma.user.findUnique({ where: { id, guestUntil: null } });
    },
    getUserByEmail: (email) => prisma.user.findUnique({ where: { email: normalizeEmail(email) } }),
    // The provider's tokens aren't stored, because we don't use them.
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      const session = await readSession(cookies);
      await inPrismaTransaction(async (transaction, sql) => {
        if (session?.userId === userId) await assertStillSignedIn(sql, userId, session.sessionId);
        await transaction.linkedProvider.create({ data: { userId, type, provider, providerAccountId } });
        await noteSecurityEvent(sql, { kind: "provider_linked", userId, details: { provider } });
        // A new account was just created with this provider, so no notice is needed.
        const isNew = (await transaction.signInSession.count({ where: { userId } })) === 0;
        if (!isNew) await sendNotice(sql, userId, "providerLinked");
      });
    },
  };
}

type NewAdapterUser = {
  email: string;
  name?: string | null;
  image?: string | null;
  emailVerified: Date | null;
  /** Our providers' fields besides next-auth's own. */
  isVouched?: boolean;
};
