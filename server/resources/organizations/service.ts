import slugify from "@sindresorhus/slugify";
import { isOwner, isStaff, OWNERS } from "#domain/roles.ts";
import { withoutEnd } from "#domain/trim.ts";
import { hasSecondFactor } from "#server/auth/factors/second-factor.ts";
import { beginOrganizationRemoval } from "#server/auth/removal/remains.ts";
import { endRestrictedCredentials } from "#server/auth/restricted-credentials.ts";
import { noteOwnership } from "#server/auth/security-log/ownership.ts";
import { newOrganizationId, type OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { CallerContext, SeatCounts } from "#server/core/context.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { announceChange } from "#server/core/live.ts";
import { assertQuota } from "#server/core/quota.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { endUpcoming } from "#server/resources/appointments/service/notices.ts";
import { recordAuditEvent, recordChange } from "#server/resources/audit-events/service.ts";
import { planStaffDigest } from "#server/resources/preferences/service.ts";
import { type Organization, organizations, type Seats } from "./contract.ts";
import { notifyOfDeletion, notifyOfSeats } from "./notices.ts";
import * as store from "./store.ts";

export { notifyOfFailedPayment, notifyOfPausedWebhooks, notifyOfSeats } from "./notices.ts";
export {
  findOrganization,
  insertMember,
  lockOrganization,
  readInternals,
  readOrganization,
} from "./store.ts";

/** Returns a page of the caller's organizations, sorted by name; a credential sees only those that it can reach. */
const listOrganizations: Handler<typeof organizations.list> = ({ ctx }) => {
  const { accountId, restrictedToOrganizationId: restrictedTo, principal } = ctx.actor;
  return store.listOrganizations(ctx.sql, ctx.list, { accountId, restrictedTo, principal });
};

/** Creates an organization with the caller as its owner. @throws organization_restricted, quota_exceeded */
const createOrganization: Handler<typeof organizations.create> = async ({ ctx, input }) => {
  const { actor, sql, now } = ctx;
  if (actor.restrictedToOrganizationId !== null) {
    const detail = "This credential is restricted to one organization and can't create another.";
    throw new OperationError("organization_restricted", detail);
  }
  const { accountId } = actor;
  await assertQuota(sql, "organizations", accountId, () => store.countFounded(sql, { accountId }));
  const organizationId = await insertUnderFreeSlug(sql, actor, input, now);
  const owner = { id: newId("member"), accountId, role: OWNERS[0], at: now };
  await store.insertMember(sql, { organizationId, ...owner });
  await noteOwnership(sql, actor, { accountId, organizationId, isOwner: true });
  await planStaffDigest(sql, { accountId, at: now });
  const organization = await store.readOrganization(sql, { organizationId });
  await recordAuditEvent(sql, {
    organizationId,
    actorAccountId: accountId,
    action: "organization_created",
    subjectLabel: organization.name,
    details: { before: null, after: described(organization) },
  });
  return organization;
};

/** Changes the given fields; logs only real changes. */
const updateOrganization: Handler<typeof organizations.update> = async ({ ctx, input }) => {
  const { organizationSlug: _slug, ...fields } = input;
  const { organizationId } = ctx;
  const before = await store.lockOrganization(ctx.sql, { organizationId });
  await store.writeOrganization(ctx.sql, { organizationId }, { ...fields, updatedAt: ctx.now });
  const after = await store.readOrganization(ctx.sql, { organizationId });
  const changed = (["name", "type", "website"] as const).filter((field) => before[field] !== after[field]);
  if (changed.length > 0) {
    await recordChange(ctx, {
      action: "organization_updated",
      subjectLabel: after.name,
      details: { before: described(before, changed), after: described(after, changed) },
    });
  }
  return after;
};

/**
 * Deletes the organization with all its data, including keys and grants restricted to it; its log remains. A job closes its open checkouts.
 * @throws subscription_active
 */
const deleteOrganization: Handler<typeof organizations.delete> = async ({ ctx }) => {
  const { sql, actor, affected, organizationId } = ctx;
  const before = await store.lockOrganization(sql, { organizationId });
  if (await store.hasLiveSubscription(sql, { organizationId })) {
    const detail = "The organization has a live subscription. Cancel it in the billing portal first.";
    throw new OperationError("subscription_active", detail);
  }
  await recordChange(ctx, {
    action: "organization_deleted",
    subjectLabel: before.name,
    details: { before: described(before), after: null },
  });
  for (const { accountId } of await store.memberAccounts(sql, { organizationId })) {
    affected.accounts.add(accountId);
  }
  const ended = await endRestrictedCredentials(sql, { organizationIds: [organizationId] }, ctx.now);
  for (const credential of ended) affected.revokedCredentials.add(credential);
  await notifyOfDeletion(sql, organizationId, actor.accountId);
  const { customerId } = await store.readInternals(sql, { organizationId });
  if (customerId !== null) await enqueue(sql, "close-checkouts", { customerId });
  await beginOrganizationRemoval(sql, organizationId, endUpcoming);
  return { id: organizationId, deleted: true };
};

/** Returns the caller's role in the organization and, for staff, its seats. */
const getLayout: Handler<typeof organizations.getLayout> = async ({ ctx }) => {
  const { id, name, slug, role, memberId } = ctx.organization;
  const layout = store.readLayout(ctx.sql, { organizationId: id });
  ctx.requestCache?.seats.set(id, layout);
  const { isFactorRequired, owners, isSubscribed, ...seats } = await layout;
  const isLastOwner = isOwner(role) && owners === 1;
  return {
    name,
    slug,
    role,
    memberId,
    seats: isStaff(role) ? seatsFrom(seats) : null,
    requiresSecondFactor: isFactorRequired,
    isLastOwner,
    isSubscribed,
  };
};

/** Returns how many seats the organization has and uses. */
export async function seatsOf(sql: Sql, organizationId: OrganizationId): Promise<Seats> {
  return seatsFrom(await store.readSeats(sql, { organizationId }));
}

function seatsFrom({ complimentary, purchased, used }: SeatCounts): Seats {
  const total = complimentary + purchased;
  const [available, over] = [Math.max(total - used, 0), Math.max(used - total, 0)];
  return { complimentary, purchased, total, used, available, over };
}

/**
 * Throws if the organization is over its seats; a page uses the seats that its layout read.
 * @throws seat_limit_exceeded, saying by how many
 */
export async function requireSeats(
  { sql, requestCache }: Pick<CallerContext, "sql" | "requestCache">,
  organizationId: OrganizationId,
): Promise<void> {
  const counts = requestCache?.seats.get(organizationId) ?? store.readSeats(sql, { organizationId });
  const { over, used, total } = seatsFrom(await counts);
  if (over === 0) return;
  const people = over === 1 ? "1 applicant" : `${over} applicants`;
  const detail = `The organization is ${over} over its seats: ${used} applicants on ${total}. Add seats or remove ${people}.`;
  throw new OperationError("seat_limit_exceeded", detail);
}

/**
 * Sets an organization's complimentary seats, for the operator. Logs only a real change, with support as the actor.
 * @returns null if there is no live organization with this slug
 */
export async function setComplimentarySeats(slug: string, seats: number) {
  const done = await inSqlTransaction(async (sql) => {
    const organization = await store.lockComplimentarySeats(sql, { slug });
    if (organization === null || organization.complimentary === seats) return organization;
    await store.writeOrganization(sql, { organizationId: organization.id }, { complimentarySeats: seats });
    await recordAuditEvent(sql, {
      organizationId: organization.id,
      actorAccountId: null,
      action: "complimentary_seats_changed",
      subjectLabel: organization.name,
      details: { before: { complimentary: organization.complimentary }, after: { complimentary: seats } },
    });
    await notifyOfSeats(sql, organization.id, { seats: seats - organization.complimentary });
    return organization;
  });
  if (done === null) return null;
  const operation = "billing.get";
  announceChange({ accountId: null, organizationIds: [done.id], operation, originTab: null });
  return { slug, before: done.complimentary, after: seats };
}

type NewOrganization = Pick<Organization, "name" | "type"> & { website?: string | null | undefined };

/** Inserts the organization under a free slug. If another one takes the slug first, tries the next one. */
async function insertUnderFreeSlug(
  sql: Sql,
  { accountId: foundedById, sandboxId }: Actor,
  { name, type, website = null }: NewOrganization,
  at: Date,
): Promise<OrganizationId> {
  const preferred = slugOf(name);
  for (;;) {
    const similar = await store.slugsLike(sql, { sandboxId, preferred });
    const id = newOrganizationId();
    const slug = freeSlug(preferred, new Set(similar.map((organization) => organization.slug)));
    const row = { id, sandboxId, foundedById, name, slug, type, website, at };
    if (await store.insertOrganization(sql, row)) return id;
  }
}

function described(
  organization: Organization,
  fields: readonly ("name" | "type" | "website")[] = ["name", "type", "website"],
) {
  return Object.fromEntries(fields.map((field) => [field, organization[field]]));
}

const SLUG_MAX = 60;
/** Names of our pages below the path of organizations. */
const RESERVED = ["new"];

/** Returns the slug of a name, transliterated to a-z, 0-9, and hyphens; `organization` if nothing is left of it. */
function slugOf(name: string): string {
  const slug = withoutEnd(slugify(name, { decamelize: false }).slice(0, SLUG_MAX), "-");
  return slug === "" || RESERVED.includes(slug) ? "organization" : slug;
}

/** Returns the first free slug: the wanted one, or the wanted one with the next number. */
function freeSlug(preferred: string, usedSlugs: ReadonlySet<string>): string {
  if (!usedSlugs.has(preferred)) return preferred;
  let number = 2;
  while (usedSlugs.has(`${preferred}-${number}`)) number += 1;
  return `${preferred}-${number}`;
}

/**
 * Turns the requirement of a second factor for an organization's staff on or off; logs only a real change.
 * @throws second_factor_required if the owner has none
 */
const requireSecondFactor: Handler<typeof organizations.requireSecondFactor> = async ({ ctx, input }) => {
  const { sql, actor, organizationId, now } = ctx;
  const { isRequired } = input;
  if (isRequired && !(await hasSecondFactor(actor.userId, sql))) {
    const detail = "Add a passkey or an authenticator app to your own account first.";
    throw new OperationError("second_factor_required", detail);
  }
  const { name } = await store.lockOrganization(sql, { organizationId });
  const { isFactorRequired } = await store.readInternals(sql, { organizationId });
  if (isFactorRequired === isRequired) return;
  const fields = { requiresSecondFactor: isRequired, updatedAt: now };
  await store.writeOrganization(sql, { organizationId }, fields);
  await recordChange(ctx, {
    action: "organization_updated",
    subjectLabel: name,
    details: { before: { requiresSecondFactor: !isRequired }, after: { requiresSecondFactor: isRequired } },
  });
};

export const organizationsGroup = defineGroup(organizations, {
  about: "Organizations that coach applicants.",
  toolsets: ["organization"],
  handlers: {
    list: listOrganizations,
    get: {
      /** Returns the organization in the path. */
      handler: ({ ctx }) => store.readOrganization(ctx.sql, { organizationId: ctx.organizationId }),
      lock: ({ ctx }) => store.lockOrganization(ctx.sql, { organizationId: ctx.organizationId }),
    },
    create: createOrganization,
    update: updateOrganization,
    delete: deleteOrganization,
    getLayout,
    requireSecondFactor,
  },
  examples: () => import("./examples.ts"),
});
