import { sql as raw } from "kysely";
import type { AccountId, OfAccount, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { any, equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, selectFrom } from "#server/core/statements.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";

type OfSandbox = { sandboxId: string };

// The rows of sample organizations are kept, so that credentials restricted to them stay valid. Other organizations are deleted.
type Seeded = OfSandbox & { slugs: readonly string[] };
const otherSlugs = ({ slugs }: Params<Seeded>) => raw<string>`ALL(${slugs}::text[])`;

/** Returns the organizations of a sandbox that weren't seeded. */
export const otherOrganizations = query.many("sandbox_other_organizations", (params: Params<Seeded>) =>
  selectFrom("organizations")
    .select("id")
    .where("sandbox_id", "=", params.sandboxId)
    .where("slug", "<>", otherSlugs(params)),
);

/** Returns the copies of live organizations in a sandbox: those that were neither seeded with it nor created in it. */
export const listCopies = query.many("sandbox_copies", (params: Params<Seeded>) =>
  selectFrom("organizations")
    .select(["id", "slug"])
    .where(equal({ sandbox_id: params.sandboxId, founded_by_id: null }))
    .where("slug", "<>", otherSlugs(params)),
);

const clearOrganizations = query.execute("sandbox_clear_organizations", (params: Params<Seeded>) =>
  deleteFrom("organizations")
    .where("sandbox_id", "=", params.sandboxId)
    .where("slug", "<>", otherSlugs(params)),
);
const clearName = (table: string) => `sandbox_clear_${table.replace("_endpoints", "s")}`;
const OF_ORGANIZATIONS = [
  "coach_assignments",
  "invitations",
  "join_requests",
  "join_links",
  "shares",
  "coach_notes",
  "outcomes",
  "appointments",
  "assigned_tasks",
  "task_templates",
  "thread_messages",
  "message_batches",
  "message_templates",
  "weekly_nudges",
  "threads",
  "contact_log_entries",
  "cohort_stints",
  "roster_syncs",
  "roster_records",
  "applicant_fields",
  "cohorts",
  "organization_webhook_endpoints",
  "members",
] as const;
type OfCopy = OfSandbox & OfOrganization;

/** The queries that delete the rows of a sandbox's organizations, or of one of them, in the order of their references. */
const CLEAR_ORGANIZATIONS = OF_ORGANIZATIONS.map((table) =>
  query.execute(
    clearName(table),
    ({ sandboxId, organizationId }: Params<OfSandbox & { organizationId?: OrganizationId | undefined }>) => {
      const rows = deleteFrom(table as "members");
      if (organizationId) return rows.where("organization_id", "=", organizationId);
      return rows.where("organization_id", "in", (eb) =>
        eb.selectFrom("organizations").select("organizations.id").where("sandbox_id", "=", sandboxId),
      );
    },
  ),
);
const CLEAR = [
  ...CLEAR_ORGANIZATIONS,
  query.execute("sandbox_clear_log", ({ sandboxId }: Params<OfSandbox>) =>
    deleteFrom("audit_events").where("sandbox_id", "=", sandboxId),
  ),
  query.execute("sandbox_clear_people", ({ sandboxId }: Params<OfSandbox>) =>
    deleteFrom("accounts").where("sandbox_id", "=", sandboxId).where("user_id", "is", null),
  ),
];

const listCopyPeople = query.many("sandbox_copy_people", ({ sandboxId, organizationId }: Params<OfCopy>) => {
  const inTable = (table: "members" | "cohort_stints") =>
    selectFrom(table as "members")
      .select("account_id")
      .where("organization_id", "=", organizationId);
  return selectFrom("accounts")
    .select("id")
    .where(equal({ sandbox_id: sandboxId, user_id: null }))
    .where((eb) => eb.or([eb("id", "in", inTable("members")), eb("id", "in", inTable("cohort_stints"))]));
});
const DELETE_COPY = [
  query.execute("sandbox_delete_copy", ({ sandboxId, organizationId }: Params<OfCopy>) =>
    deleteFrom("organizations").where(equal({ sandbox_id: sandboxId, id: organizationId })),
  ),
  query.execute("sandbox_delete_copy_log", ({ sandboxId, organizationId }: Params<OfCopy>) =>
    deleteFrom("audit_events").where(equal({ sandbox_id: sandboxId, organization_id: organizationId })),
  ),
  query.execute("sandbox_delete_copy_people", ({ sandboxId, ids }: Params<OfPeople>) =>
    deleteFrom("accounts").where("sandbox_id", "=", sandboxId).where("id", "=", any(ids)),
  ),
];
type OfPeople = OfSandbox & { ids: readonly string[] };

/** Deletes a copy, its synthetic people, and its log. */
export async function deleteCopy(sql: Sql, copy: OfCopy): Promise<void> {
  const ids = (await listCopyPeople(sql, copy)).map(({ id }) => id);
  for (const clear of CLEAR_ORGANIZATIONS) await clear(sql, copy);
  for (const remove of DELETE_COPY) await remove(sql, { ...copy, ids });
}

const OF_SEARCH = [
  "boards",
  "contacts",
  "inbound_emails",
  "inbound_addresses",
  "resumes",
  "profiles",
  "webhook_endpoints",
  "companies",
  "tasks",
] as const;
const CLEAR_SEARCH = OF_SEARCH.map((table) =>
  query.execute(clearName(table), ({ accountId }: Params<OfAccount>) =>
    deleteFrom(table as "boards").where("account_id", "=", accountId),
  ),
);

/** Deletes everything in a sandbox except the user's account with its keys, and the rows of the organizations with these slugs. */
export async function clearSandbox(
  sql: Sql,
  { accountId, sandboxId }: OfAccount & OfSandbox,
  slugs: readonly string[],
): Promise<void> {
  for (const clear of CLEAR) await clear(sql, { sandboxId });
  await clearOrganizations(sql, { sandboxId, slugs });
  await clearSearch(sql, accountId);
}

/** Deletes an account's whole search. */
export async function clearSearch(sql: Sql, accountId: AccountId): Promise<void> {
  for (const clear of CLEAR_SEARCH) await unlessReferredTo(clear(sql, { accountId }));
}
