import { type Insertable, sql as raw } from "kysely";
import { type AccountId, accountOfJob, type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";

/** A user's account in their sandbox. */
export type SandboxAccount = { readonly accountId: AccountId; readonly sandboxId: string };

type OfUser = { userId: string };
type OfSandbox = { sandboxId: string };
type OfAccount = { accountId: AccountId };
type Seeded = OfSandbox & { slugs: readonly string[] };

const FIND = statement("sandbox_find", ({ userId }: Params<OfUser>) =>
  db
    .selectFrom("accounts as a")
    .select((eb) => ["a.id as accountId", eb.ref("a.sandbox_id").$notNull().as("sandboxId")])
    .where("a.user_id", "=", userId)
    .where("a.sandbox_id", "is not", null),
);
const LOCK_USER = statement("sandbox_lock_user", ({ userId }: Params<OfUser>) =>
  db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate(),
);
type Synthetic = { accountId: string; email: string; displayName: string; at: string };
const INSERT = statement("sandbox_insert", (given: Params<OfUser & OfSandbox & Synthetic>) =>
  db
    .with("sandbox", (query) =>
      query
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
const RENEW = statement("sandbox_renew", (given: Params<OfSandbox & Synthetic>) =>
  db
    .with("renewed", (query) =>
      query
        .updateTable("sandboxes")
        .set({ planted_at: given.at })
        .where("id", "=", given.sandboxId)
        .returning("id"),
    )
    .updateTable("accounts")
    .from("renewed")
    .set({ email: given.email, display_name: given.displayName, updated_at: given.at })
    .where("accounts.id", "=", given.accountId)
    .whereRef("accounts.sandbox_id", "=", "renewed.id"),
);

// Reseeded organizations keep their rows, so that credentials restricted to them stay valid; the others are deleted.
const otherSlugs = ({ slugs }: Params<Seeded>) => raw<string>`ALL(${slugs}::text[])`;
const OTHER_ORGANIZATIONS = statement("sandbox_other_organizations", (given: Params<Seeded>) =>
  db
    .selectFrom("organizations")
    .select("id")
    .where("sandbox_id", "=", given.sandboxId)
    .where("slug", "<>", otherSlugs(given)),
);
const CLEAR_ORGANIZATIONS = statement("sandbox_clear_organizations", (given: Params<Seeded>) =>
  db
    .deleteFrom("organizations")
    .where("sandbox_id", "=", given.sandboxId)
    .where("slug", "<>", otherSlugs(given)),
);
const organizationsOf = ({ sandboxId }: Params<OfSandbox>) =>
  db.selectFrom("organizations").select("id").where("sandbox_id", "=", sandboxId);
const CLEAR = [
  statement("sandbox_clear_invitations", (given: Params<OfSandbox>) =>
    db.deleteFrom("invitations").where("organization_id", "in", organizationsOf(given)),
  ),
  statement("sandbox_clear_shares", (given: Params<OfSandbox>) =>
    db.deleteFrom("shares").where("organization_id", "in", organizationsOf(given)),
  ),
  statement("sandbox_clear_coach_notes", (given: Params<OfSandbox>) =>
    db.deleteFrom("coach_notes").where("organization_id", "in", organizationsOf(given)),
  ),
  statement("sandbox_clear_cohort_stints", (given: Params<OfSandbox>) =>
    db.deleteFrom("cohort_stints").where("organization_id", "in", organizationsOf(given)),
  ),
  statement("sandbox_clear_cohorts", (given: Params<OfSandbox>) =>
    db.deleteFrom("cohorts").where("organization_id", "in", organizationsOf(given)),
  ),
  statement("sandbox_clear_organization_webhooks", (given: Params<OfSandbox>) =>
    db.deleteFrom("organization_webhook_endpoints").where("organization_id", "in", organizationsOf(given)),
  ),
  statement("sandbox_clear_members", (given: Params<OfSandbox>) =>
    db.deleteFrom("members").where("organization_id", "in", organizationsOf(given)),
  ),
  statement("sandbox_clear_log", ({ sandboxId }: Params<OfSandbox>) =>
    db.deleteFrom("audit_events").where("sandbox_id", "=", sandboxId),
  ),
  statement("sandbox_clear_people", ({ sandboxId }: Params<OfSandbox>) =>
    db.deleteFrom("accounts").where("sandbox_id", "=", sandboxId).where("user_id", "is", null),
  ),
];
const CLEAR_SEARCH = [
  statement("sandbox_clear_boards", ({ accountId }: Params<OfAccount>) =>
    db.deleteFrom("boards").where("account_id", "=", accountId),
  ),
  statement("sandbox_clear_contacts", ({ accountId }: Params<OfAccount>) =>
    db.deleteFrom("contacts").where("account_id", "=", accountId),
  ),
  statement("sandbox_clear_resumes", ({ accountId }: Params<OfAccount>) =>
    db.deleteFrom("resumes").where("account_id", "=", accountId),
  ),
  statement("sandbox_clear_profiles", ({ accountId }: Params<OfAccount>) =>
    db.deleteFrom("profiles").where("account_id", "=", accountId),
  ),
  statement("sandbox_clear_webhooks", ({ accountId }: Params<OfAccount>) =>
    db.deleteFrom("webhook_endpoints").where("account_id", "=", accountId),
  ),
  statement("sandbox_clear_companies", ({ accountId }: Params<OfAccount>) =>
    db.deleteFrom("companies").where("account_id", "=", accountId),
  ),
];

type OrganizationFields = Pick<Insertable<Tables["organizations"]>, "name" | "slug" | "type" | "website"> & {
  seats: number;
};
type Kept = OrganizationFields & { id: OrganizationId; sandboxId: string | null; at: string };
const KEEP_ORGANIZATION = statement("sandbox_keep_organization", (given: Params<Kept>) =>
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
        .doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          type: eb.ref("excluded.type"),
          website: eb.ref("excluded.website"),
          purchased_seats: 0,
          complimentary_seats: eb.ref("excluded.complimentary_seats"),
          created_at: eb.ref("excluded.created_at"),
          updated_at: eb.ref("excluded.updated_at"),
        })),
    )
    .returning("id"),
);
type Person = { readonly email: string; readonly displayName: string };

/** Returns the user's sandbox, or null if there is none yet. */
export async function findSandbox(sql: Sql, userId: string): Promise<SandboxAccount | null> {
  const row = await sql.first(FIND, { userId });
  return row ? { accountId: accountOfJob(row.accountId), sandboxId: row.sandboxId } : null;
}

/** Checks whether the user exists; if so, locks them, so that one transaction at a time seeds for them. */
export async function lockUser(sql: Sql, userId: string): Promise<boolean> {
  return (await sql.run(LOCK_USER, { userId })) > 0;
}

/** Creates the user's sandbox with their account in it. */
export async function insertSandbox(
  sql: Sql,
  userId: string,
  { email, displayName }: Person,
  at: Date,
): Promise<SandboxAccount> {
  const sandboxId = newId("sandbox");
  const accountId = newId("account");
  await sql.run(INSERT, { sandboxId, userId, accountId, email, displayName, at: at.toISOString() });
  return { accountId: accountOfJob(accountId), sandboxId };
}

/** Returns the organizations of a sandbox that weren't seeded. */
export async function otherOrganizations(
  sql: Sql,
  sandboxId: string,
  seededSlugs: readonly string[],
): Promise<string[]> {
  const rows = await sql.all(OTHER_ORGANIZATIONS, { sandboxId, slugs: seededSlugs });
  return rows.map(({ id }) => id);
}

/** Deletes everything in a sandbox except the user's account with its keys, and the rows of these organizations. */
export async function clearSandbox(
  sql: Sql,
  { accountId, sandboxId }: SandboxAccount,
  keptSlugs: readonly string[],
): Promise<void> {
  await sql.run(CLEAR_ORGANIZATIONS, { sandboxId, slugs: keptSlugs });
  for (const clear of CLEAR) await sql.run(clear, { sandboxId });
  await clearSearch(sql, accountId);
}

/** Deletes an account's whole search; a group whose rows don't depend on a board or company adds its line. */
export async function clearSearch(sql: Sql, accountId: AccountId): Promise<void> {
  for (const clear of CLEAR_SEARCH) await unlessReferredTo(sql.run(clear, { accountId }));
}

/** Resets the account to its synthetic person, and records when the sandbox was seeded. */
export async function renewSandbox(
  sql: Sql,
  { accountId, sandboxId }: SandboxAccount,
  { email, displayName }: Person,
  at: Date,
): Promise<void> {
  await sql.run(RENEW, { sandboxId, accountId, email, displayName, at: at.toISOString() });
}

/**
 * Updates the sandbox's organization with this slug, or adds it if it doesn't exist; returns its id. A live one (null) is added, and its
 * slug must be free.
 */
export async function keepOrganization(
  sql: Sql,
  sandboxId: string | null,
  fields: OrganizationFields,
  foundedAt: string,
): Promise<string> {
  const { name, slug, type, website, seats } = fields;
  const organization = {
    id: organizationOfJob(newId("organization")),
    sandboxId,
    name,
    slug,
    type,
    website,
    seats,
  };
  const row = await sql.first(KEEP_ORGANIZATION, { ...organization, at: foundedAt });
  if (!row) throw new Error("an organization was neither added nor kept");
  return row.id;
}
