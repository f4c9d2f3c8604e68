import type { OrganizationId } from "#server/core/access.ts";
import { removal, type Step, takeSteps } from "#server/core/portions.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";

/** The rows of a sandbox's organization, each before the rows that it refers to. A few rows more end with the organization. */
const ROWS: readonly Step[] = [
  removal("organization_files", "organization_id"),
  removal("thread_messages", "organization_id"),
  removal("thread_readers", "organization_id"),
  removal("threads", "organization_id"),
  removal("message_batches", "organization_id"),
  removal("outcome_versions", "organization_id"),
  removal("outcomes", "organization_id"),
  removal("contact_log_entries", "organization_id"),
  removal("assigned_tasks", "organization_id"),
  removal("appointments", "organization_id"),
  removal("join_requests", "organization_id"),
  removal("nudged_applicants", "organization_id"),
  removal("roster_sync_changes", "organization_id"),
  removal("stint_changes", "organization_id"),
  removal("cohort_stints", "organization_id"),
  removal("invitations", "organization_id"),
  removal("roster_records", "organization_id"),
  removal("coach_assignments", "organization_id"),
  removal("shares", "organization_id"),
  removal("coach_notes", "organization_id"),
  removal("members", "organization_id"),
  removal("organization_webhook_deliveries", "organization_id"),
  removal("organization_change_events", "organization_id"),
];

type OfSandbox = { sandboxId: string };

const organizationsOf = query.many("remove_sandbox_organizations", ({ sandboxId }: Params<OfSandbox>) =>
  db
    .selectFrom("organizations")
    .select((eb) => eb.ref("id").$castTo<OrganizationId>().as("id"))
    .where("sandbox_id", "=", sandboxId)
    .orderBy("id"),
);

const removeOrganization = query.execute("remove_organization", ({ id }: Params<{ id: OrganizationId }>) =>
  db.deleteFrom("organizations").where("id", "=", id),
);

const removePeople = query.execute("remove_sandbox_people", ({ sandboxId }: Params<OfSandbox>) =>
  db.deleteFrom("accounts").where("sandbox_id", "=", sandboxId),
);

const removeSandbox = query.execute("remove_sandbox", ({ sandboxId }: Params<OfSandbox>) =>
  db.deleteFrom("sandboxes").where("id", "=", sandboxId),
);

const LOG = [removal("audit_events", "sandbox_id")];

/**
 * Deletes up to so many rows of a sandbox whose person's account is gone, and at last the sandbox. Its other people only have the rows that
 * were seeded with them.
 * @returns how many more could have been deleted: 0 if the sandbox is still there
 */
export async function removeSandboxRows(sql: Sql, sandboxId: string, most: number): Promise<number> {
  let left = most;
  for (const { id } of await organizationsOf(sql, { sandboxId })) {
    left = await takeSteps(sql, ROWS, id, left);
    if (left === 0) return 0;
    await removeOrganization(sql, { id });
  }
  left = await takeSteps(sql, LOG, sandboxId, left);
  if (left === 0) return 0;
  await removePeople(sql, { sandboxId });
  await removeSandbox(sql, { sandboxId });
  return left;
}
