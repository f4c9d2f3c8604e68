import { type ExpressionBuilder, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { Invitation } from "./contract.ts";

type OfCaller = { accountId: string; restrictedTo: string | null };
type OfInvitation = { organizationId: OrganizationId; id: string };
type Joined = { i: Tables["invitations"]; o: Tables["organizations"] };

function columns({ ref }: ExpressionBuilder<Tables & Joined, "i" | "o">) {
  return [
    ref("i.id").as("id"),
    jsonBuildObject({ name: ref("o.name"), slug: ref("o.slug"), type: ref("o.type") }).as("organization"),
    ref("i.role").as("role"),
    ref("i.invited_by_name").as("invitedByDisplayName"),
    ref("i.expires_at").as("expiresAt"),
  ] as const;
}

/**
 * Selects the invitations to the caller's email, in its environment, after the person has confirmed the email (a sandbox's synthetic people
 * can't, and needn't); only within the organization that the credential is restricted to, if any.
 */
function addressedTo({ accountId, restrictedTo }: Params<OfCaller>) {
  return db
    .selectFrom("accounts as a")
    .innerJoin("invitations as i", "i.email", "a.email")
    .innerJoin("organizations as o", (join) =>
      join
        .onRef("o.id", "=", "i.organization_id")
        .onRef("o.sandbox_id", "is not distinct from", "a.sandbox_id"),
    )
    .where("a.id", "=", accountId)
    .where(raw<boolean>`(${restrictedTo}::text IS NULL OR i.organization_id = ${restrictedTo})`)
    .where((eb) =>
      eb.or([
        eb("a.sandbox_id", "is not", null),
        eb.exists(
          eb
            .selectFrom("users as u")
            .select("u.id")
            .whereRef("u.id", "=", "a.user_id")
            .where("u.email_verified", "is not", null),
        ),
      ]),
    );
}

type Page = OfCaller & {
  at: string;
  limit: number;
  afterAt: string | undefined;
  afterId: string | undefined;
};
const LIST = statementVariants("invitations_list_mine", (part: "first" | "after", given: Params<Page>) => {
  const invitations = addressedTo(given)
    .select(columns)
    .select("i.created_at as createdAt")
    .where("i.status", "=", "pending")
    .where("i.expires_at", ">", given.at)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(given.limit);
  if (part === "first") return invitations;
  return invitations.where((eb) =>
    eb(eb.refTuple("i.created_at", "i.id"), "<", eb.tuple(given.afterAt, given.afterId)),
  );
});
const FIND = statement("invitations_find", (given: Params<OfCaller & { id: string }>) =>
  addressedTo(given).select("i.organization_id as organizationId").where("i.id", "=", given.id),
);
const LOCK = statement("invitations_lock", ({ organizationId, id }: Params<OfInvitation>) =>
  db
    .selectFrom("invitations as i")
    .innerJoin("organizations as o", "o.id", "i.organization_id")
    .select(columns)
    .select(["i.email", "i.status", "i.cohort_id as cohortId"])
    .where("i.id", "=", id)
    .where("i.organization_id", "=", organizationId)
    .forNoKeyUpdate("i"),
);
type Answer = OfInvitation & { status: "accepted" | "declined"; at: string };
const ANSWER = statement("invitations_answer", ({ organizationId, id, status, at }: Params<Answer>) =>
  db
    .updateTable("invitations")
    .set({ status, answered_at: at })
    .where("id", "=", id)
    .where("organization_id", "=", organizationId),
);

/** A locked invitation, with the fields needed to accept or decline it. */
export type HeldInvitation = {
  readonly invitation: Invitation;
  readonly email: string;
  readonly status: string;
  readonly cohortId: string | null;
};

/** Returns a page of the pending invitations to the caller, newest first. */
export async function listMine(sql: Sql, actor: Actor, list: ListIdentity, at: Date) {
  const after = openCursor(list);
  const [afterAt, afterId] = after?.map(String) ?? [];
  const given = { ...callerOf(actor), at: at.toISOString(), limit: list.input.limit + 1, afterAt, afterId };
  const rows = await sql.all(LIST(after ? "after" : "first"), given);
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    ({ createdAt: _createdAt, ...invitation }): Invitation => invitation,
  );
}

/** Returns the organization of an invitation to the caller, whatever its status; otherwise null. */
export async function findOrganization(sql: Sql, actor: Actor, id: string): Promise<OrganizationId | null> {
  const row = await sql.first(FIND, { ...callerOf(actor), id });
  return row?.organizationId ?? null;
}

/** Locks an invitation that is known to be the caller's; returns null if it has just been replaced. */
export async function lockInvitation(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
): Promise<HeldInvitation | null> {
  const row = await sql.first(LOCK, { organizationId, id });
  if (row === undefined) return null;
  const { email, status, cohortId, ...invitation } = row;
  return { invitation, email, status, cohortId };
}

/** Writes that a locked invitation was accepted or declined. */
export async function writeAnswer(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  status: "accepted" | "declined",
  at: Date,
): Promise<void> {
  await sql.run(ANSWER, { organizationId, id, status, at: at.toISOString() });
}

function callerOf({ accountId, restrictedToOrganizationId: restrictedTo }: Actor): OfCaller {
  return { accountId, restrictedTo };
}
