import { ROLES } from "#domain/roles.ts";
import { ERRORS, type ErrorCode, errorCodes } from "#server/core/codes.ts";
import type { PublicOperation } from "#server/core/operation.ts";

/** Returns every error code of an operation, its own and those of all operations, by status. */
export function refusalsOf(contract: PublicOperation): ReadonlyMap<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    "unauthenticated",
    "rate_limited",
    "headers_too_large",
    "validation_failed",
    "internal_error",
    "unavailable",
    ...contract.errors,
  ]);
  if (contract.scope !== null) codes.add("insufficient_scope");
  if (contract.actsOn === "own" || contract.actsOn === "application") codes.add("organization_restricted");
  if (contract.needsConfirmedAddress) codes.add("address_unconfirmed");
  if (contract.roles && contract.roles.length < ROLES.length) codes.add("insufficient_role");
  if (contract.actsOn === "organization" || contract.actsOn === "application")
    codes.add("second_factor_required");
  if (contract.changesData) {
    codes.add("malformed_request");
    codes.add("version_mismatch");
    codes.add("unsupported_media_type");
    codes.add("payload_too_large");
    codes.add("idempotency_in_progress");
    codes.add("idempotency_key_reused");
  }
  const inOrder = errorCodes().filter((code) => codes.has(code));
  return Map.groupBy(inOrder, (code) => ERRORS[code].status);
}
