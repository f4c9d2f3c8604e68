import type { Role } from "#domain/roles.ts";
import { newId } from "#server/core/ids.ts";

/** A synthetic person: an account without a user. */
export type SyntheticPerson = { readonly accountId: string; readonly email: string; readonly name: string };

/** The person whose organizations are seeded, and their sandbox; null for a demo's live data. */
export type Tenant = { readonly person: SyntheticPerson; readonly sandboxId: string | null };

/** Returns a synthetic person with an address at `.example`, which receives no email. */
export function syntheticPerson(name: string, { sandboxId }: Pick<Tenant, "sandboxId">): SyntheticPerson {
  const domain = sandboxId === null ? "demo.offerlane.example" : "sandbox.offerlane.example";
  return { accountId: newId("account"), email: `${nameInAddress(name)}@${domain}`, name };
}

/** Returns a person's name for an address, such as `els.de.wit`. */
export function nameInAddress(name: string): string {
  const letters = name.normalize("NFKD").replace(/[^A-Za-z ]/g, "");
  return letters.trim().toLowerCase().replace(/ +/g, ".");
}

/** Returns the row of `accounts`. */
export function accountRow(
  { accountId, email, name }: SyntheticPerson,
  sandboxId: string | null,
  at: string,
) {
  return { id: accountId, sandboxId, email, displayName: name, createdAt: at, updatedAt: at };
}

/** Returns the row of `members`. */
export function memberRow(
  { accountId, email }: Pick<SyntheticPerson, "accountId" | "email">,
  organizationId: string,
  role: Role,
  joinedAt: string,
) {
  return { id: newId("member"), organizationId, accountId, email, role, joinedAt };
}
