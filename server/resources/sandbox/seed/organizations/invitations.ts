import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import type { Role } from "#domain/roles.ts";
import { newId } from "#server/core/ids.ts";
import type { SyntheticPerson } from "./people.ts";
import "#server/resources/organization-invitations/codes.ts";

type Invited = {
  email: string;
  role: Role;
  by: Pick<SyntheticPerson, "accountId" | "name">;
  at: string;
};

/** Returns the row of `invitations`; it isn't emailed, so no one has the secret of its link. */
export function invitationRow(organizationId: string, { email, role, by, at }: Invited) {
  return {
    id: newId("invitation"),
    organization_id: organizationId,
    email,
    role,
    invited_by_id: by.accountId,
    invited_by_name: by.name,
    token_hash: createHash("sha256").update(randomBytes(32)).digest("hex"),
    status: "pending",
    sent_at: at,
    expires_at: new Date(Date.parse(at) + LIMITS.lifetimes.invitation * 1_000).toISOString(),
    created_at: at,
  };
}
