import { accountOfJob } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { holdGuestToLess } from "#server/core/text-uses.ts";
import { now } from "#server/lib/clock.ts";
import * as store from "./store/sandboxes.ts";

/** Creates and seeds the sandbox of a locked user who has none. */
export async function seedSandbox(sql: Sql, userId: string): Promise<store.SandboxAccount> {
  const { seedTenant, sampleData } = await loadSample();
  const at = now();
  const sandbox = { accountId: accountOfJob(newId("account")), sandboxId: newId("sandbox") };
  await store.insertSandbox(sql, { ...sandbox, ...sampleData.person, userId, at });
  await seedTenant(sql, { ...sampleData.person, ...sandbox }, at);
  await holdGuestToLess(sql, { sandboxId: sandbox.sandboxId, userId });
  return sandbox;
}

/** Locks a user, so that only one transaction at a time seeds their sandbox. @throws not_found */
export async function lockUser(sql: Sql, userId: string): Promise<void> {
  if (!(await store.lockUser(sql, { userId }))) throw notFound("user");
}

/** Loads the sample data and the functions that seed it. They are only loaded when they are needed. */
export async function loadSample() {
  const [{ seedTenant }, { sampleSlugs }, { sampleData }, { seedCopy }] = await Promise.all([
    import("./seed/search.ts"),
    import("./seed/organizations/sample.ts"),
    import("./seed/sample-data.ts"),
    import("./seed/organizations/copy.ts"),
  ]);
  return { seedTenant, sampleSlugs, sampleData, seedCopy };
}
