// Generated from the error codes by `npm run client:generate`. Don't edit it.

import { ApiError } from "../src/errors.ts";
import type { Open } from "./codes.ts";

/** 401: the credential is missing, unknown, expired, or revoked. */
export class AuthenticationError extends ApiError {
  override name = "AuthenticationError";
  declare readonly code: Open<"unauthenticated">;
}

/** 403: the credential may not do this; for a missing scope the message names it. */
export class PermissionError extends ApiError {
  override name = "PermissionError";
  declare readonly code: Open<"address_unconfirmed" | "insufficient_role" | "insufficient_scope" | "organization_restricted" | "reauthentication_required" | "seat_limit_exceeded" | "second_factor_required">;
}

/** 404: it isn't there, or the credential can't reach it. */
export class NotFoundError extends ApiError {
  override name = "NotFoundError";
  declare readonly code: Open<"not_found">;
}

/** 409: the current state doesn't allow it. */
export class ConflictError extends ApiError {
  override name = "ConflictError";
  declare readonly code: Open<"already_in_cohort" | "already_member" | "already_shared" | "appointment_over" | "cohort_archived" | "cohort_name_taken" | "cohort_not_empty" | "company_name_taken" | "email_needs_card" | "field_name_taken" | "idempotency_in_progress" | "intent_already_stated" | "invitation_not_pending" | "last_board" | "last_owner" | "membership_changed" | "membership_undo_expired" | "quota_exceeded" | "roster_key_taken" | "roster_sync_undone" | "slot_taken" | "stint_already_closed" | "subscription_active" | "subscription_exists" | "task_confirmed" | "undo_conflict" | "undo_expired">;
}

/** 412: the resource changed since the version named in the call. */
export class VersionMismatchError extends ApiError {
  override name = "VersionMismatchError";
  declare readonly code: Open<"version_mismatch">;
}

/** 422: the input isn't valid; `issues` says why. */
export class ValidationError extends ApiError {
  override name = "ValidationError";
  declare readonly code: Open<"cards_not_on_board" | "company_not_found" | "email_unreadable" | "idempotency_key_reused" | "organization_ambiguous" | "resume_not_found" | "status_not_updatable" | "validation_failed">;
}

/** 429: too many requests; the error says when to try again. */
export class RateLimitError extends ApiError {
  override name = "RateLimitError";
  declare readonly code: Open<"rate_limited">;
}

/** 5xx: the server failed. */
export class ServerError extends ApiError {
  override name = "ServerError";
  declare readonly code: Open<"internal_error" | "unavailable">;
}

/** Returns the class of errors with this status. */
export function kindOf(status: number): typeof ApiError {
  if (status >= 500) return ServerError;
  return byStatus[status] ?? ApiError;
}

const byStatus: Readonly<Record<number, typeof ApiError>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: VersionMismatchError,
  422: ValidationError,
  429: RateLimitError,
};
