import { sql as raw } from "kysely";
import { type AccountId, type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { endMost, type Portion, removal, type Step, takeSteps } from "#server/core/portions.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { dbWithRemoved, deleteFrom, insertInto, updateTable } from "#server/core/statements.ts";
import { someRows } from "#server/lib/citus/variants.ts";
import { now } from "#server/lib/clock.ts";
import { SEARCH_ROWS } from "./account-rows.ts";

/**
 * The rows of an organization: first those that applicants see, then each before the rows that it refers to.
 * The few others are deleted with the organization.
 */
const ROWS: readonly Step[] = [
  removal("organization_files", "organization_id"),
  removal("appointments", "organization_id"),
  removal("assigned_tasks", "organization_id"),
  removal("thread_messages", "organization_id"),
  removal("thread_readers", "organization_id"),
  removal("threads", "organization_id"),
  removal("message_batches", "organization_id"),
  removal("outcome_versions", "organization_id"),
  removal("outcomes", "organization_id"),
  removal("contact_log_entries", "organization_id"),
  removal("join_requests", "organization_id"),
  removal("nudged_applicants", "organization_id"),
  removal("roster_sync_changes", "organization_id"),
  removal("stint_changes", "organization_id"),
  removal("cohort_stints", "organization_id"),
  removal("invitations", "organization_id"),
  removal("roster_records", "organization_id"),
  removal("coach_assignments", "organization_id"),
  removal("shares", "organization_id"),
  removal("members", "organization_id"),
  removal("organization_webhook_deliveries", "organization_id"),
  removal("organization_change_events", "organization_id"),
];

const nameOf = query.maybeOne("remove_organization_name", ({ id }: Params<{ id: OrganizationId }>) =>
  dbWithRemoved.selectFrom("organizations").select(["name", "slug"]).where("id", "=", id),
);

const leaveNotes = query.execute(
  "remove_organization_from_notes",
  ({ id, name, slug, ...params }: Params<Portion & { id: OrganizationId; name: string; slug: string }>) =>
    updateTable("coach_notes")
      .set({ organization_id: null, organization_name: name, organization_slug: slug })
      .where("organization_id", "=", id)
      .where(someRows("coach_notes", raw`organization_id = ${id}`, params)),
);

/** The notes stay with the applicant, with the organization's name. */
const leaveSome: Step = async (sql, portion) => {
  const id = organizationOfJob(portion.id);
  const named = await nameOf(sql, { id });
  return named === null ? 0 : leaveNotes(sql, { ...portion, id, ...named });
};

const OF_SANDBOX = [removal("coach_notes", "organization_id"), ...ROWS];
/** @param first the step for the rows whose deletion is announced */
const ofLive = (first: Step): readonly Step[] => [first, leaveSome, ...ROWS];

type OfSandbox = { sandboxId: string };

const organizationsOf = query.many("remove_sandbox_organizations", ({ sandboxId }: Params<OfSandbox>) =>
  dbWithRemoved
    .selectFrom("organizations")
    .select((eb) => eb.ref("id").$castTo<OrganizationId>().as("id"))
    .where("sandbox_id", "=", sandboxId)
    .orderBy("id"),
);

const removeOrganization = query.execute("remove_organization", ({ id }: Params<{ id: OrganizationId }>) =>
  deleteFrom("organizations").where("id", "=", id),
);

const removePeople = query.execute("remove_sandbox_people", ({ sandboxId }: Params<OfSandbox>) =>
  deleteFrom("accounts").where("sandbox_id", "=", sandboxId),
);

const removeSandbox = query.execute("remove_sandbox", ({ sandboxId }: Params<OfSandbox>) =>
  deleteFrom("sandboxes").where("id", "=", sandboxId),
);

const LOG = [removal("audit_events", "sandbox_id")];

/**
 * Deletes up to the given number of rows of a sandbox whose person's account is gone, and finally the
 * sandbox. Its other people have only the rows that were seeded with them.
 * @param first the first step for a deleted live organization, for which the sandbox was created; null for a
 * person's sandbox @returns how many more could have been deleted: 0 if the sandbox still exists
 */
export async function removeSandboxRows(
  sql: Sql,
  sandboxId: string,
  most: number,
  first: Step | null,
): Promise<number> {
  let remaining = most;
  for (const { id } of await organizationsOf(sql, { sandboxId })) {
    remaining = await takeSteps(sql, first === null ? OF_SANDBOX : ofLive(first), id, remaining);
    if (remaining === 0) return 0;
    await removeOrganization(sql, { id });
  }
  remaining = await takeSteps(sql, LOG, sandboxId, remaining);
  if (remaining === 0) return 0;
  await removePeople(sql, { sandboxId });
  await removeSandbox(sql, { sandboxId });
  return remaining;
}

/** The rows of each table that the reset of a sandbox deletes in its transaction; few people have so many. */
const AT_RESET = 1_000;

/**
 * Deletes, in separate transactions, most rows of a sandbox that is being reset, if they are too many for one.
 * @param waiting the transaction of the reset, which has locked nothing yet
 */
export async function endMostOfSandbox(
  waiting: Sql,
  { accountId, sandboxId }: OfSandbox & { accountId: AccountId },
): Promise<void> {
  await endMost(waiting, SEARCH_ROWS, accountId, AT_RESET);
  for (const { id } of await organizationsOf(waiting, { sandboxId })) {
    await endMost(waiting, OF_SANDBOX, id, AT_RESET);
  }
  await endMost(waiting, LOG, sandboxId, AT_RESET);
}

const endWebhooks = query.execute("remove_all_webhooks", ({ id }: Params<{ id: OrganizationId }>) =>
  deleteFrom("organization_webhook_endpoints").where("organization_id", "=", id),
);

const addSandbox = query.execute("remove_organization_sandbox", ({ sandboxId }: Params<OfSandbox>) =>
  insertInto("sandboxes").values({ id: sandboxId }),
);

const hide = query.execute(
  "remove_organization_to_sandbox",
  ({ id, sandboxId, at }: Params<OfSandbox & { id: OrganizationId; at: Date }>) =>
    updateTable("organizations")
      .set({ removed_at: at, sandbox_id: sandboxId, payment_customer_id: null })
      .where("id", "=", id),
);

/**
 * Deletes up to the given number of rows of a live organization, and the organization if none are left.
 * Otherwise hides it from all queries, and moves it to a sandbox without a person, whose rows can be deleted
 * in portions.
 * @returns the sandbox, or null if nothing is left
 */
export async function removeOrganizationRows(
  sql: Sql,
  id: OrganizationId,
  first: Step,
  most: number,
): Promise<string | null> {
  if ((await takeSteps(sql, ofLive(first), id, most)) > 0) {
    await removeOrganization(sql, { id });
    return null;
  }
  await endWebhooks(sql, { id });
  const sandboxId = newId("sandbox");
  await addSandbox(sql, { sandboxId });
  await hide(sql, { id, sandboxId, at: now() });
  return sandboxId;
}
