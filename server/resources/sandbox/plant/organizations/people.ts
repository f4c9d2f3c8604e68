import { newId } from "#server/core/ids.ts";
import type { Role } from "#server/core/roles.ts";

/** A synthetic person of a sandbox: an account without a user. */
export type SyntheticPerson = { readonly accountId: string; readonly email: string; readonly name: string };

/** A person who is to be planted. */
export function syntheticPerson(name: string): SyntheticPerson {
  const local = name
    .normalize("NFKD")
    .replace(/[^A-Za-z ]/g, "")
    .trim()
    .toLowerCase()
    .replace(/ +/g, ".");
  return { accountId: newId("account"), email: `${local}@sandbox.offerlane.example`, name };
}

/** The row of `accounts`. */
export function accountRow({ accountId, email, name }: SyntheticPerson, sandboxId: string, at: string) {
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
