import { endMostOfSandbox } from "#server/auth/removal/organizations.ts";
import { endRestrictedCredentials } from "#server/auth/restricted-credentials.ts";
import { type AccountId, ownAccount } from "#server/core/access.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { announceChange, announceRevocations } from "#server/core/live.ts";
import { isUniqueViolation, type Sql, sqlOn } from "#server/core/sql.ts";
import { holdGuestToLess } from "#server/core/text-uses.ts";
import { inSqlTransaction, TransientConflict } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { sandbox } from "./contract.ts";
import { copyOrganization, getCopy, removeCopy } from "./copies.ts";
import { loadSample, lockUser, seedSandbox } from "./seeding.ts";
import * as clearing from "./store/clearing.ts";
import * as store from "./store/sandboxes.ts";

/** Returns the user's sandbox. Creates and seeds it on first use, only once even for concurrent calls. @throws not_found */
export async function ensureSandbox(userId: string): Promise<store.SandboxAccount> {
  const known = await store.findSandbox(sqlOn(pool), { userId });
  if (known) return known;
  return inSqlTransaction(async (sql) => {
    await lockUser(sql, userId);
    return (await store.findSandbox(sql, { userId })) ?? (await seedSandbox(sql, userId));
  });
}

/** Describes the caller's sandbox. Creates it on first use. @throws organization_restricted */
const getSandbox: Handler<typeof sandbox.get> = async ({ ctx }) => {
  ownAccount(ctx.actor);
  const { sandboxId } = await ensureSandbox(ctx.actor.userId);
  return store.describeSandbox(ctx.sql, sandboxId);
};

/** Locks the caller's sandbox against a reset. Creates it first if needed, in a separate transaction. */
const lockSandboxRead: Lock<typeof sandbox.get> = async ({ ctx }) => {
  ownAccount(ctx.actor);
  await ensureSandbox(ctx.actor.userId);
  await lockUser(ctx.sql, ctx.actor.userId);
};

/** Deletes the contents of the caller's sandbox and reseeds it. @throws organization_restricted */
const resetOwnSandbox: Handler<typeof sandbox.reset> = async ({ ctx }) => {
  ownAccount(ctx.actor);
  const { accountId, sandboxId, ended } = await reseed(ctx.sql, ctx.actor.userId, ctx.now);
  ctx.affected.accounts.add(accountId);
  for (const credential of ended) ctx.affected.revokedCredentials.add(credential);
  return store.describeSandbox(ctx.sql, sandboxId);
};

/** Resets a user's sandbox for an administrator. @throws not_found */
export async function resetSandbox(userId: string): Promise<store.SandboxAccount> {
  const { ended, ...sandbox } = await inSqlTransaction((sql) => reseed(sql, userId, now()));
  await announceRevocations(ended);
  announceChange({ accountId: sandbox.accountId, operation: "sandbox.reset", originTab: null });
  return sandbox;
}

/** A reset sandbox, with the ended credentials, which were restricted to deleted organizations. */
type Reseeded = store.SandboxAccount & { readonly ended: readonly string[] };

/**
 * Resets the user's sandbox in the caller's transaction, after separate transactions deleted most rows of a large one. The sandbox, the user's
 * account in it, and the sample organizations keep their ids, so that API keys stay valid.
 */
async function reseed(sql: Sql, userId: string, at: Date): Promise<Reseeded> {
  const held = await store.findSandbox(sql, { userId });
  if (held !== null) await endMostOfSandbox(sql, held);
  await lockUser(sql, userId);
  const known = await store.findSandbox(sql, { userId });
  if (known === null) return { ...(await seedSandbox(sql, userId)), ended: [] };
  const { seedTenant, sampleData, sampleSlugs } = await loadSample();
  const { sandboxId } = known;
  const others = await clearing.otherOrganizations(sql, { sandboxId, slugs: sampleSlugs });
  const organizationIds = others.map(({ id }) => id);
  const ended = await endRestrictedCredentials(sql, { organizationIds }, at);
  await clearing.clearSandbox(sql, known, sampleSlugs);
  await store.renewSandbox(sql, { ...known, ...sampleData.person, at });
  await seedTenant(sql, { ...sampleData.person, ...known }, at).catch(rethrowConflict);
  await holdGuestToLess(sql, { sandboxId, userId });
  return { ...known, ended };
}

/** Throws a transient conflict if a concurrent request took a seeded name, so that the reset is retried. */
function rethrowConflict(error: unknown): never {
  throw isUniqueViolation(error)
    ? new TransientConflict("a request took a seeded name", { cause: error })
    : error;
}

/** Seeds the sample search and organizations for a live person without data, in the caller's transaction. */
export async function seedLiveSample(
  sql: Sql,
  person: { accountId: AccountId; email: string; displayName: string },
): Promise<void> {
  const { seedTenant } = await loadSample();
  await clearing.clearSearch(sql, person.accountId);
  await seedTenant(sql, { ...person, sandboxId: null }, now());
}

export const sandboxGroup = defineGroup(sandbox, {
  about: "The caller's sandbox of synthetic data.",
  toolsets: ["sandbox"],
  handlers: {
    get: { handler: getSandbox, hold: lockSandboxRead },
    reset: resetOwnSandbox,
    copyOrganization,
    getCopy,
    removeCopy,
  },
  examples: () => import("./examples.ts"),
});
