import { type Expression, sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { OrganizationId } from "./access.ts";
import { type Params, query } from "./query.ts";
import { selectFrom } from "./statements.ts";

/** The email of a member `m`, in the order of its indexes. */
export const byAddress = raw<string>`m.email COLLATE "C"`;

type Addressed = { organizationId: OrganizationId; email: string };

/** Selects the applicant `m` of an organization with an email address, by the index of addresses. */
export function applicantAt({ organizationId, email }: Params<Addressed>) {
  return selectFrom("members as m")
    .where("m.organization_id", "=", organizationId)
    .where(byAddress, "=", email)
    .where("m.role", "in", APPLICANTS);
}

/** Returns the account of an organization's applicant with an email address. */
export const findApplicant = query.maybeOne("members_find_applicant", (params: Params<Addressed>) =>
  applicantAt(params).select("m.account_id as accountId"),
);

/**
 * Selects the account with an email address, in the live environment or in the organization's sandbox, whether it is a member or not. Each
 * environment has its index.
 */
export function accountsAt(organizationId: Expression<OrganizationId>, email: Expression<string>) {
  return selectFrom("accounts as p")
    .select("p.id")
    .where(
      raw<boolean>`(p.sandbox_id IS NULL AND p.email = ${email}) OR (p.email = ${email}
        AND p.sandbox_id = (SELECT o.sandbox_id FROM organizations o WHERE o.id = ${organizationId}))`,
    );
}
