import { type Expression, sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { OrganizationId } from "./access.ts";
import { type Params, query } from "./query.ts";
import { selectFrom } from "./statements.ts";

/** The email of a member `m`, in the order of its indexes. */
export const byAddress = raw<string>`m.email COLLATE "C"`;

type Addressed = { organizationId: OrganizationId; email: string };

/** Selects the applicant `m` with this email address in an organization, by the index of addresses. */
export function applicantAt({ organizationId, email }: Params<Addressed>) {
  return selectFrom("members as m")
    .where("m.organization_id", "=", organizationId)
    .where(byAddress, "=", email)
    .where("m.role", "in", APPLICANTS);
}

/** Returns the account of the applicant with this email address in an organization. */
export const findApplicant = query.maybeOne("members_find_applicant", (params: Params<Addressed>) =>
  applicantAt(params).select("m.account_id as accountId"),
);

/**
 * Selects the account with this email address, in the live environment or in the organization's sandbox, whether or not it is a member.
 * Each environment has its own index.
 */
export function accountsAt(organizationId: Expression<OrganizationId>, email: Expression<string>) {
  return selectFrom("accounts as p")
    .select("p.id")
    .where(
      raw<boolean>`(p.sandbox_id IS NULL AND p.email = ${email}) OR (p.email = ${email}
        AND p.sandbox_id = (SELECT o.sandbox_id FROM organizations o WHERE o.id = ${organizationId}))`,
    );
}
