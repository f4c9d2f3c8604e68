import { endMostOfSandbox } from "#server/auth/removal/organizations.ts";
import { endRestrictedCredentials } from "#server/auth/restricted-credentials.ts";
import { type AccountId, accountOfJob, organizationOfJob, ownAccount } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler, HandlerCall, Lock } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { announceChange, announceRevocations } from "#server/core/live.ts";
import { isUniqueViolation, type Sql, sqlOn } from "#server/core/sql.ts";
import { applyGuestLimits } from "#server/core/text-uses.ts";
import { inSqlTransaction, TransientConflict } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { readOrganization } from "#server/resources/organizations/service.ts";
import { sandbox } from "./contract.ts";
import * as clearing from "./store/clearing.ts";
import * as store from "./store/sandboxes.ts";

/**
 * Copies the organization's name and address into the owner's sandbox and adds a sample cohort, so that they can try everything without
 * sending emails or paying. An owner has one copy at a time; another organization's is deleted.
 */
const copyOrganization: Handler<typeof sandbox.copyOrganization> = async ({ ctx }) => {
  const { sql, actor, organization, organizationId } = ctx;
  await lockUser(sql, actor.userId);
  const sandbox =
    (await store.findSandbox(sql, { userId: actor.userId })) ?? (await seedSandbox(sql, actor.userId));
  const { seedCopy, sampleSlugs, sampleData } = await loadSample();
  const copies = await clearing.listCopies(sql, { ...sandbox, slugs: sampleSlugs });
  if (copies.some(({ slug }) => slug === organization.slug)) return;
  for (const { id } of copies) await deleteCopy(ctx, sandbox.sandboxId, id);
  const { name, slug, type, website } = await readOrganization(sql, { organizationId });
  const person = { ...sampleData.person, name: sampleData.person.displayName, accountId: sandbox.accountId };
  await seedCopy(sql, { person, sandboxId: sandbox.sandboxId }, { name, slug, type, website }, ctx.now);
};

/** Deletes the copy, if there is one. */
const removeCopy: Handler<typeof sandbox.removeCopy> = async ({ ctx }) => {
  await lockUser(ctx.sql, ctx.actor.userId);
  const copy = await findCopy(ctx);
  if (copy) await deleteCopy(ctx, copy.sandboxId, copy.id);
};

type Context = HandlerCall<typeof sandbox.removeCopy>["ctx"];

async function findCopy({ sql, actor, organization }: Pick<Context, "sql" | "actor" | "organization">) {
  const sandbox = await store.findSandbox(sql, { userId: actor.userId });
  if (sandbox === null) return undefined;
  const { sampleSlugs } = await loadSample();
  const copies = await clearing.listCopies(sql, { ...sandbox, slugs: sampleSlugs });
  const copy = copies.find(({ slug }) => slug === organization.slug);
  return copy && { ...copy, sandboxId: sandbox.sandboxId };
}

/** Deletes a copy with its people and its log, and ends the credentials that are restricted to it. */
async function deleteCopy({ sql, now, affected }: Context, sandboxId: string, id: string): Promise<void> {
  const ended = await endRestrictedCredentials(sql, { organizationIds: [id] }, now);
  for (const credential of ended) affected.revokedCredentials.add(credential);
  await clearing.deleteCopy(sql, { sandboxId, organizationId: organizationOfJob(id) });
}

/** Returns the user's sandbox. Creates and seeds it on first use, only once even for concurrent calls. @throws not_found */
export async function ensureSandbox(userId: string): Promise<store.SandboxAccount> {
  const sandbox = await store.findSandbox(sqlOn(pool), { userId });
  if (sandbox) return sandbox;
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
  const existing = await store.findSandbox(sql, { userId });
  if (existing !== null) await endMostOfSandbox(sql, existing);
  await lockUser(sql, userId);
  const sandbox = await store.findSandbox(sql, { userId });
  if (sandbox === null) return { ...(await seedSandbox(sql, userId)), ended: [] };
  const { seedTenant, sampleData, sampleSlugs } = await loadSample();
  const { sandboxId } = sandbox;
  const others = await clearing.otherOrganizations(sql, { sandboxId, slugs: sampleSlugs });
  const organizationIds = others.map(({ id }) => id);
  const ended = await endRestrictedCredentials(sql, { organizationIds }, at);
  await clearing.clearSandbox(sql, sandbox, sampleSlugs);
  await store.renewSandbox(sql, { ...sandbox, ...sampleData.person, at });
  await seedTenant(sql, { ...sampleData.person, ...sandbox }, at).catch(rethrowConflict);
  await applyGuestLimits(sql, { sandboxId, userId });
  return { ...sandbox, ended };
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
    get: { handler: getSandbox, lock: lockSandboxRead },
    reset: resetOwnSandbox,
    copyOrganization,
    /** Checks whether the owner's sandbox has a copy with the organization's slug. */
    getCopy: async ({ ctx }) => ({
      exists: (await findCopy(ctx)) !== undefined,
    }),
    removeCopy,
  },
  examples: () => import("./examples.ts"),
});

/** Creates and seeds the sandbox of a locked user who has none. */
async function seedSandbox(sql: Sql, userId: string): Promise<store.SandboxAccount> {
  const { seedTenant, sampleData } = await loadSample();
  const at = now();
  const sandbox = { accountId: accountOfJob(newId("account")), sandboxId: newId("sandbox") };
  await store.insertSandbox(sql, { ...sandbox, ...sampleData.person, userId, at });
  await seedTenant(sql, { ...sampleData.person, ...sandbox }, at);
  await applyGuestLimits(sql, { sandboxId: sandbox.sandboxId, userId });
  return sandbox;
}

/** Locks a user, so that only one transaction at a time seeds their sandbox. @throws not_found */
async function lockUser(sql: Sql, userId: string): Promise<void> {
  if (!(await store.lockUser(sql, { userId }))) throw notFound("user");
}

/** Loads the sample data and the functions that seed it, only when they are needed. */
async function loadSample() {
  const [{ seedTenant }, { sampleSlugs }, { sampleData }, { seedCopy }] = await Promise.all([
    import("./seed/search.ts"),
    import("./seed/organizations/sample.ts"),
    import("./seed/sample-data.ts"),
    import("./seed/organizations/copy.ts"),
  ]);
  return { seedTenant, sampleSlugs, sampleData, seedCopy };
}
