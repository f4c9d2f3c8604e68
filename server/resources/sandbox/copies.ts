import { endRestrictedCredentials } from "#server/auth/restricted-credentials.ts";
import { organizationOfJob } from "#server/core/access.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { readOrganization } from "#server/resources/organizations/service.ts";
import type { sandbox } from "./contract.ts";
import { loadSample, lockUser, seedSandbox } from "./seeding.ts";
import * as clearing from "./store/clearing.ts";
import { findSandbox } from "./store/sandboxes.ts";

/**
 * Copies the organization's name and address into the owner's sandbox and adds a sample cohort, so that they can try everything without
 * sending emails or paying. An owner has one copy at a time; another organization's is deleted.
 */
export const copyOrganization: Handler<typeof sandbox.copyOrganization> = async ({ ctx }) => {
  const { sql, actor, organization } = ctx;
  await lockUser(sql, actor.userId);
  const known = (await findSandbox(sql, { userId: actor.userId })) ?? (await seedSandbox(sql, actor.userId));
  const { seedCopy, sampleSlugs, sampleData } = await loadSample();
  const copies = await clearing.listCopies(sql, { ...known, slugs: sampleSlugs });
  if (copies.some(({ slug }) => slug === organization.slug)) return {};
  for (const { id } of copies) await deleteCopy(ctx, known.sandboxId, id);
  const { name, slug, type, website } = await readOrganization(sql, { organizationId: organization.id });
  const person = { ...sampleData.person, name: sampleData.person.displayName, accountId: known.accountId };
  await seedCopy(sql, { person, sandboxId: known.sandboxId }, { name, slug, type, website }, ctx.now);
  return {};
};

/** Checks whether the owner's sandbox has a copy with the organization's slug. */
export const getCopy: Handler<typeof sandbox.getCopy> = async ({ ctx }) => ({
  exists: (await findCopy(ctx)) !== undefined,
});

/** Deletes the copy, if there is one. */
export const removeCopy: Handler<typeof sandbox.removeCopy> = async ({ ctx }) => {
  await lockUser(ctx.sql, ctx.actor.userId);
  const copy = await findCopy(ctx);
  if (copy) await deleteCopy(ctx, copy.sandboxId, copy.id);
  return {};
};

type Context = HandlerCall<typeof sandbox.removeCopy>["ctx"];

async function findCopy({ sql, actor, organization }: Pick<Context, "sql" | "actor" | "organization">) {
  const known = await findSandbox(sql, { userId: actor.userId });
  if (known === null) return undefined;
  const { sampleSlugs } = await loadSample();
  const copies = await clearing.listCopies(sql, { ...known, slugs: sampleSlugs });
  const copy = copies.find(({ slug }) => slug === organization.slug);
  return copy && { ...copy, sandboxId: known.sandboxId };
}

/** Deletes a copy with its people and its log, and ends the credentials that are restricted to it. */
async function deleteCopy({ sql, now, affected }: Context, sandboxId: string, id: string): Promise<void> {
  const ended = await endRestrictedCredentials(sql, { organizationIds: [id] }, now);
  for (const credential of ended) affected.revokedCredentials.add(credential);
  await clearing.deleteCopy(sql, { sandboxId, organizationId: organizationOfJob(id) });
}
