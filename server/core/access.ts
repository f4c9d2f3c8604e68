import type { Actor } from "./actor.ts";
import { OperationError } from "./errors.ts";

declare const minted: unique symbol;

/** The account whose rows may be touched. Only this module mints it, and every store function demands it. */
export type AccountId = string & { readonly [minted]: "AccountId" };

/**
 * The caller's own account, for operations on their personal search.
 * @throws organization_restricted when the credential is restricted to one organization.
 */
export function ownAccount(actor: Actor): AccountId {
  if (actor.restrictedToOrganizationId !== null) {
    const detail = "This credential is restricted to one organization and can't reach personal data.";
    throw new OperationError("organization_restricted", detail);
  }
  return actor.accountId as AccountId;
}

/** The account of a job of our own (retirement, planting sample data), where no caller is to be checked. */
export function accountOfJob(accountId: string): AccountId {
  return accountId as AccountId;
}
