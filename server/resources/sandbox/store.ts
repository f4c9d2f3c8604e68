import { type Expression, type Insertable, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { equal, on } from "#server/core/conditions.ts";
import { excluded } from "#server/core/inserts.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import type { SandboxDescription } from "./contract.ts";

type OfUser = { userId: string };
type OfSandbox = { sandboxId: string };
type OfAccount = { accountId: AccountId };
/** A user's account in their sandbox. */
export type SandboxAccount = { readonly accountId: AccountId; readonly sandboxId: string };

const readSandbox = query.one("sandbox_describe", ({ sandboxId }: Params<OfSandbox>) =>
  db
    .selectFrom("sandboxes as s")
    .innerJoin("accounts as a", on({ "a.sandbox_id": "s.id", "a.user_id": "s.user_id" }))
    .select((eb) => {
      const members = (organizationId: Expression<OrganizationId>) =>
        db
          .selectFrom("members as one")
          .select((all) => all.fn.countAll<number>().as("count"))
          .where("one.organization_id", "=", organizationId)
          .$asScalar()
          .$notNull();
      const organizations = eb
        .selectFrom("members as m")
        .innerJoin("organizations as o", "o.id", "m.organization_id")
        .select((mine) => {
          const organization = jsonBuildObject({
            name: mine.ref("o.name"),
            slug: mine.ref("o.slug"),
            role: mine.ref("m.role"),
            members: members(mine.ref("o.id")),
          });
          const listed = mine.fn.jsonAgg(organization).orderBy("o.name");
          return mine.fn.coalesce(listed, raw<never[]>`'[]'`).as("organizations");
        })
        .whereRef("m.account_id", "=", "a.id");
      return [
        "s.planted_at as plantedAt",
        eb.ref("a.id").$castTo<AccountId>().as("accountId"),
        "a.email",
        "a.display_name as displayName",
        organizations.$asScalar().$notNull().as("organizations"),
      ];
    })
    .where("s.id", "=", sandboxId),
);

const countCards = query.one("sandbox_counts", ({ accountId }: Params<OfAccount>) => {
  const count = (table: "boards" | "applications") =>
    db
      .selectFrom(table)
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId);
  return db.selectNoFrom([
    count("boards").$asScalar().$notNull().as("boards"),
    count("applications").$asScalar().$notNull().as("applications"),
  ]);
});

/** Returns the description of the sandbox for its user. */
export async function describeSandbox(sql: Sql, sandboxId: string): Promise<SandboxDescription> {
  const { accountId, ...described } = await readSandbox(sql, { sandboxId });
  return { ...described, ...(await countCards(sql, { accountId })) };
}

/** Returns the user's sandbox, or null if there is none yet. */
export const findSandbox = query.maybeOne("sandbox_find", ({ userId }: Params<OfUser>) =>
  db
    .selectFrom("accounts as a")
    .select((eb) => [
      eb.ref("a.id").$castTo<AccountId>().as("accountId"),
      eb.ref("a.sandbox_id").$notNull().as("sandboxId"),
    ])
    .where("a.user_id", "=", userId)
    .where("a.sandbox_id", "is not", null),
);

/** Checks whether the user exists; if so, locks them, so that one transaction at a time seeds for them. */
export const lockUser = query.matches("sandbox_lock_user", ({ userId }: Params<OfUser>) =>
  db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate(),
);

type Synthetic = SandboxAccount & { email: string; displayName: string; at: Date };

/** Creates the user's sandbox with their account in it. */
export const insertSandbox = query.execute("sandbox_insert", (given: Params<Synthetic & OfUser>) =>
  db
    .with("sandbox", (cte) =>
      cte
        .insertInto("sandboxes")
        .values({ id: given.sandboxId, user_id: given.userId, planted_at: given.at, created_at: given.at })
        .returning("id"),
    )
    .insertInto("accounts")
    .columns(["id", "user_id", "sandbox_id", "email", "display_name", "created_at", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("sandbox")
        .select([
          given.accountId.as("account"),
          given.userId.as("user"),
          "sandbox.id",
          given.email.as("email"),
          given.displayName.as("name"),
          given.at.as("created"),
          given.at.as("updated"),
        ]),
    ),
);

/** Resets the account to its synthetic person, and records when the sandbox was seeded. */
export const renewSandbox = query.execute(
  "sandbox_renew",
  ({ accountId, sandboxId, email, displayName, at }: Params<Synthetic>) =>
    db
      .with("renewed", (cte) =>
        cte.updateTable("sandboxes").set({ planted_at: at }).where("id", "=", sandboxId).returning("id"),
      )
      .updateTable("accounts")
      .from("renewed")
      .set({ email: email, display_name: displayName, updated_at: at })
      .where(equal({ "accounts.id": accountId, "accounts.sandbox_id": "renewed.id" })),
);

// Reseeded organizations keep their rows, so that credentials restricted to them stay valid; the others are deleted.
type Seeded = OfSandbox & { slugs: readonly string[] };
const otherSlugs = ({ slugs }: Params<Seeded>) => raw<string>`ALL(${slugs}::text[])`;

/** Returns the organizations of a sandbox that weren't seeded. */
export const otherOrganizations = query.many("sandbox_other_organizations", (given: Params<Seeded>) =>
  db
    .selectFrom("organizations")
    .select("id")
    .where("sandbox_id", "=", given.sandboxId)
    .where("slug", "<>", otherSlugs(given)),
);

const clearOrganizations = query.execute("sandbox_clear_organizations", (given: Params<Seeded>) =>
  db
    .deleteFrom("organizations")
    .where("sandbox_id", "=", given.sandboxId)
    .where("slug", "<>", otherSlugs(given)),
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
const CLEAR = [
  ...OF_ORGANIZATIONS.map((table) =>
    query.execute(clearName(table), ({ sandboxId }: Params<OfSandbox>) =>
      db
        .deleteFrom(table as "members")
        .where("organization_id", "in", (eb) =>
          eb.selectFrom("organizations").select("organizations.id").where("sandbox_id", "=", sandboxId),
        ),
    ),
  ),
  query.execute("sandbox_clear_log", ({ sandboxId }: Params<OfSandbox>) =>
    db.deleteFrom("audit_events").where("sandbox_id", "=", sandboxId),
  ),
  query.execute("sandbox_clear_people", ({ sandboxId }: Params<OfSandbox>) =>
    db.deleteFrom("accounts").where("sandbox_id", "=", sandboxId).where("user_id", "is", null),
  ),
];
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
    db.deleteFrom(table as "boards").where("account_id", "=", accountId),
  ),
);

/** Deletes everything in a sandbox except the user's account with its keys, and the rows of the organizations with these slugs. */
export async function clearSandbox(
  sql: Sql,
  { accountId, sandboxId }: SandboxAccount,
  slugs: readonly string[],
): Promise<void> {
  await clearOrganizations(sql, { sandboxId, slugs });
  for (const clear of CLEAR) await clear(sql, { sandboxId });
  await clearSearch(sql, accountId);
}

/** Deletes an account's whole search; a group whose rows don't depend on a board or company adds its table. */
export async function clearSearch(sql: Sql, accountId: AccountId): Promise<void> {
  for (const clear of CLEAR_SEARCH) await unlessReferredTo(clear(sql, { accountId }));
}

type Kept = Pick<Insertable<Tables["organizations"]>, "name" | "slug" | "type" | "website"> & {
  id: OrganizationId;
  sandboxId: string | null;
  seats: number;
  at: string;
};

/**
 * Updates the sandbox's organization with this slug, or adds it if it doesn't exist; returns its id. A live one (null) is added, and its
 * slug must be free.
 */
export const keepOrganization = query.value("sandbox_keep_organization", (given: Params<Kept>) =>
  db
    .insertInto("organizations")
    .values({
      id: given.id,
      sandbox_id: given.sandboxId,
      name: given.name,
      slug: given.slug,
      type: given.type,
      website: given.website,
      complimentary_seats: given.seats,
      created_at: given.at,
      updated_at: given.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["sandbox_id", "slug"])
        .where("sandbox_id", "is not", null)
        .doUpdateSet({
          ...excluded("name", "type", "website", "complimentary_seats", "created_at", "updated_at"),
          purchased_seats: 0,
        }),
    )
    .returning("id"),
);
