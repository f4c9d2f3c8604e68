import type { Account } from "oidc-provider";
import type { Environment } from "#server/core/actor.ts";
import { prisma } from "#server/lib/database.ts";

/** An account as oidc-provider sees it. Its tokens include its environment. */
export type TokenAccount = Account & { readonly environment: Environment };

/** Returns the account of a grant, or undefined if it was deleted. */
export async function findAccount(_ctx: unknown, accountId: string): Promise<TokenAccount | undefined> {
  const account = await prisma.account.findUnique({
    where: { id: accountId },
    select: { sandboxId: true },
  });
  if (account === null) return undefined;
  const environment = account.sandboxId === null ? "live" : "sandbox";
  return { accountId, environment, claims: async () => ({ sub: accountId }) };
}
