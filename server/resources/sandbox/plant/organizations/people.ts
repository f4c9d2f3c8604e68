import type { Role } from "#domain/roles.ts";
import { newId } from "#server/core/ids.ts";
import "#server/resources/members/vocabulary.ts";

/** A synthetic person: an account without a user. */
export type SyntheticPerson = { readonly accountId: string; readonly email: string; readonly name: string };

/** Around whom organizations are planted, and in which sandbox; null is the live data of a demo. */
export type Tenant = { readonly person: SyntheticPerson; readonly sandboxId: string | null };

/** A person who is to be planted, with an address that says where; `.example` takes no mail. */
export function syntheticPerson(name: string, { sandboxId }: Pick<Tenant, "sandboxId">): SyntheticPerson {
  const local = name
    .normalize("NFKD")
    .replace(/[^A-Za-z ]/g, "")
    .trim()
    .toLowerCase()
    .replace(/ +/g, ".");
  const domain = sandboxId === null ? "demo.offerlane.example" : "sandbox.offerlane.example";
  return { accountId: newId("account"), email: `${local}@${domain}`, name };
}

/** The row of `accounts`. */
export function accountRow(
  { accountId, email, name }: SyntheticPerson,
  sandboxId: string | null,
  at: string,
) {
  return {
    id: accountId,
    sandbox_id: sandboxId,
    email,
    display_name: name,
    created_at: at,
    updated_at: at,
  };
}

/** The row of `members`. */
export function memberRow(
  { accountId, email }: Pick<SyntheticPerson, "accountId" | "email">,
  organizationId: string,
  role: Role,
  joinedAt: string,
) {
  return {
    id: newId("member"),
    organization_id: organizationId,
    account_id: accountId,
    email,
    role,
    joined_at: joinedAt,
  };
}
