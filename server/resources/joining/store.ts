import { type Expression, type InferResult, sql as raw } from "kysely";
import type { Ids, OfAccount, OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { any, columnsOf, equal, excluded, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { JoinRequest } from "./contract.ts";

function linksOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("join_links as l")
    .select(({ selectFrom }) => [
      ...fieldsOf("l", "id sealed_code cohort_id coach_id max_uses"),
      selectFrom("join_requests as r")
        .select((eb) => eb.fn.countAll<number>().as("uses"))
        .where(equal({ "r.organization_id": organizationId }))
        .whereRef("r.link_id", "=", "l.id")
        .where("r.status", "<>", "declined")
        .$asScalar()
        .$notNull()
        .as("uses"),
      ...fieldsOf("l", "expires_at revoked_at created_at"),
    ])
    .where("l.organization_id", "=", organizationId);
}
export type StoredLink = InferResult<ReturnType<typeof linksOf>>[number];

/** Returns a page of the organization's join links, newest first, including expired and revoked ones. */
export const listLinks = query.page("join_links_list", {
  key: { createdAt: "l.created_at", id: "l.id" },
  order: "desc",
  rows: ({ organizationId }: Params<OfOrganization>) => linksOf(organizationId),
});

export const readLink = query.maybeOne("join_links_get", ({ organizationId, id }: Params<OrganizationRow>) =>
  linksOf(organizationId).where("l.id", "=", id),
);

/** Locks a join link for a change and returns it. */
export const lockLink = query.maybeOne("join_links_lock", ({ organizationId, id }: Params<OrganizationRow>) =>
  linksOf(organizationId).where("l.id", "=", id).forUpdate("l"),
);

type NewLink = OrganizationRow & {
  codeHash: string;
  sealedCode: string;
  cohortId: string | null;
  coachId: string | null;
  maxUses: number | null;
  createdById: string;
  expiresAt: Date;
  at: Date;
};

export const insertLink = query.one("join_links_insert", ({ at, ...params }: Params<NewLink>) =>
  insertInto("join_links")
    .values({ ...columnsOf(params), created_at: at })
    .returning([
      "id",
      "sealed_code as sealedCode",
      "cohort_id as cohortId",
      "coach_id as coachId",
      "max_uses as maxUses",
      raw<number>`0`.as("uses"),
      "expires_at as expiresAt",
      "revoked_at as revokedAt",
      "created_at as createdAt",
    ]),
);

export const revokeLink = query.execute(
  "join_links_revoke",
  ({ organizationId, id, at }: Params<OrganizationRow & { at: Date }>) =>
    updateTable("join_links")
      .set({ revoked_at: at })
      .where(equal({ organization_id: organizationId, id })),
);

type Typed = { codeHash: string; accountId: string; restrictedTo: string | null; at: Date };

/**
 * Returns the open link with a code, with its organization and the caller's standing in it. Searches the caller's environment and, for a
 * restricted credential, only its organization. A link that the caller used is open to them even if it is used up.
 */
export const findOpenLink = query.maybeOne(
  "join_links_find",
  ({ codeHash, accountId, restrictedTo, at }: Params<Typed>) =>
    selectFrom("join_links as l")
      .innerJoin("organizations as o", "o.id", "l.organization_id")
      .innerJoin("accounts as a", (join) =>
        join.on("a.id", "=", accountId).onRef("a.sandbox_id", "is not distinct from", "o.sandbox_id"),
      )
      .leftJoin("users as u", "u.id", "a.user_id")
      .leftJoin("members as m", on({ "m.organization_id": "l.organization_id", "m.account_id": accountId }))
      .leftJoin(
        "join_requests as r",
        on({ "r.organization_id": "l.organization_id", "r.account_id": accountId }),
      )
      .select([
        ...fieldsOf("l", "id:linkId cohort_id coach_id"),
        ...fieldsOf("o", "id:organizationId name slug type join_domains"),
        "a.email",
        "m.id as memberId",
        ...fieldsOf("r", "id:requestId status:requestStatus asked_at"),
        raw<boolean>`(a.sandbox_id IS NOT NULL OR u.email_verified IS NOT NULL)`.as("isConfirmed"),
      ])
      .where(equal({ "l.code_hash": codeHash, "l.revoked_at": null }))
      .where("l.expires_at", ">", at)
      .where(raw<boolean>`(${restrictedTo}::text IS NULL OR l.organization_id = ${restrictedTo})`)
      .where(
        raw<boolean>`(l.max_uses IS NULL OR l.max_uses > (SELECT count(*) FROM join_requests AS used
          WHERE used.organization_id = l.organization_id AND used.link_id = l.id AND used.status <> 'declined'
            AND used.account_id <> ${accountId}))`,
      ),
);

export type OpenLink = RowOf<typeof findOpenLink>;

function requestsOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("join_requests as r")
    .innerJoin("accounts as a", "a.id", "r.account_id")
    .innerJoin("join_links as l", on({ "l.organization_id": organizationId, "l.id": "r.link_id" }))
    .select([
      "r.id",
      ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
      ...fieldsOf("r", "status link_id:joinLinkId"),
      "l.cohort_id as cohortId",
      ...fieldsOf("r", "asked_at decided_at"),
    ])
    .where("r.organization_id", "=", organizationId);
}

/** Returns a page of the requests to join, newest first. */
export const listRequests = query.page("join_requests_list", {
  key: { askedAt: "r.asked_at", id: "r.id" },
  order: "desc",
  rows: ({
    organizationId,
    status,
  }: Params<OfOrganization & { status: JoinRequest["status"] | undefined }>) => {
    const requests = requestsOf(organizationId);
    return status ? requests.where("r.status", "=", status) : requests;
  },
});

export const readRequests = query.many(
  "join_requests_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    requestsOf(organizationId).where("r.id", "=", any(ids)),
);

/** Locks the requests with these ids, and returns them with the applicant's account, and the link's cohort and coach. */
export const lockRequests = query.many(
  "join_requests_lock",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    requestsOf(organizationId)
      .leftJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "r.account_id" }))
      .select(["r.account_id as accountId", "l.coach_id as coachId", "m.id as memberId"])
      .where("r.id", "=", any(ids))
      .orderBy("r.id")
      .forUpdate("r"),
);

type NewRequest = OrganizationRow & {
  linkId: string;
  accountId: string;
  status: JoinRequest["status"];
  at: Date;
  decidedAt: Date | null;
};

/** Adds a request, or reopens the person's former one. */
export const writeRequest = query.one("join_requests_write", ({ at, ...params }: Params<NewRequest>) =>
  insertInto("join_requests")
    .values({ ...columnsOf(params), asked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "account_id"])
        .doUpdateSet(excluded("link_id", "status", "asked_at", "decided_at")),
    )
    .returning(["id", "asked_at as askedAt"]),
);

type Decided = OfOrganization & { ids: readonly string[]; status: JoinRequest["status"]; at: Date };

/** Writes the decision about locked requests. */
export const decideRequests = query.execute(
  "join_requests_decide",
  ({ organizationId, ids, status, at }: Params<Decided>) =>
    updateTable("join_requests")
      .set({ status, decided_at: at })
      .where(equal({ organization_id: organizationId, id: any(ids) })),
);

/** Returns the domains whose people join without approval, sorted. */
export const readDomains = query.value("join_domains_get", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("organizations").select("join_domains").where("id", "=", organizationId),
);

/** Writes the domains whose people join without approval. */
export const writeDomains = query.execute(
  "join_domains_set",
  ({ organizationId, domains }: Params<OfOrganization & { domains: readonly string[] }>) =>
    updateTable("organizations")
      .set({ join_domains: raw<string[]>`${domains}::text[]` })
      .where("id", "=", organizationId),
);

/** Returns the requests of an account to join organizations. */
export const readRequestsOf = query.many("join_requests_of_account", ({ accountId }: Params<OfAccount>) =>
  selectFrom("join_requests as r")
    .innerJoin("organizations as o", "o.id", "r.organization_id")
    .select(["r.id", "o.name as organizationName", ...fieldsOf("r", "status asked_at decided_at")])
    .where("r.account_id", "=", accountId)
    .orderBy("r.id"),
);
