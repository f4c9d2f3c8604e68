import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";

/** The rule of an error code: its status, its title, and an example of its detail. */
export type ErrorRule = { readonly status: number; readonly title: string; readonly example: string };

/** The error codes that every operation shares. */
export const CORE_ERRORS = {
  malformed_request: {
    status: 400,
    title: "The request couldn't be read",
    example: "The request body isn't valid JSON in UTF-8.",
  },
  unauthenticated: {
    status: 401,
    title: "A valid credential is required",
    example: "The credential is unknown, expired, or revoked. Create a new API key under Settings.",
  },
  insufficient_scope: {
    status: 403,
    title: "The credential doesn't have the required scope",
    example: "This operation needs the scope applications:write.",
  },
  insufficient_role: {
    status: 403,
    title: "Your role doesn't allow this",
    example: "A coach may not do this. An owner or admin of the organization can.",
  },
  reauthentication_required: {
    status: 403,
    title: "Confirm it's you",
    example: "Confirm it's you, then try again.",
  },
  second_factor_required: {
    status: 403,
    title: "A second factor is required",
    example:
      "This organization requires its staff to have a second factor. Add a passkey or an authenticator app under Settings.",
  },
  organization_restricted: {
    status: 403,
    title: "The credential is restricted to one organization",
    example: "This credential is restricted to one organization and can't reach personal data.",
  },
  address_unconfirmed: {
    status: 403,
    title: "The email address isn't confirmed",
    example: "Confirm your email address with the link from Settings, then try again.",
  },
  not_found: {
    status: 404,
    title: "Not found",
    example: "The application doesn't exist, or you can't access it.",
  },
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    example: "This path takes GET, PATCH, DELETE, HEAD.",
  },
  request_timeout: {
    status: 408,
    title: "The request took too long to arrive",
    example: "The request didn't arrive in time. Send it again.",
  },
  quota_exceeded: {
    status: 409,
    title: "A quota has been reached",
    example: `Boards in an account are limited to ${LIMITS.quotas.boards}. Delete what you no longer need, then try again.`,
  },
  idempotency_in_progress: {
    status: 409,
    title: "The first request is still running",
    example: "The first request with this Idempotency-Key is still running. Try again in a second.",
  },
  version_mismatch: {
    status: 412,
    title: "The resource changed since you read it",
    example: "This changed after you read it. Read it again, then send your change with the new ETag.",
  },
  payload_too_large: {
    status: 413,
    title: "The request body is too large",
    example: `The request body can be up to ${inWords(LIMITS.requests.body, "bytes")}.`,
  },
  unsupported_media_type: {
    status: 415,
    title: "The content type isn't supported",
    example: "Send the body as application/json, in UTF-8, uncompressed.",
  },
  validation_failed: {
    status: 422,
    title: "The input isn't valid",
    example: "name: Must not be empty.",
  },
  idempotency_key_reused: {
    status: 422,
    title: "The Idempotency-Key was used for a different request",
    example: "This Idempotency-Key was used for a different request. Use a new key for each new request.",
  },
  rate_limited: {
    status: 429,
    title: "Too many requests",
    example: `More than ${LIMITS.rates.writes.toLocaleString("en")} writes in a minute. Try again in 12 s.`,
  },
  headers_too_large: {
    status: 431,
    title: "The request headers are too large",
    example: `The request line and headers can be up to ${inWords(LIMITS.requests.head, "bytes")} together.`,
  },
  internal_error: {
    status: 500,
    title: "Something went wrong on our side",
    example: "Nothing was changed. Try again. If it keeps happening, report the requestId.",
  },
  unavailable: {
    status: 503,
    title: "The service is temporarily unavailable",
    example: "The database can't be reached right now. Nothing was changed. Try again in a moment.",
  },
} satisfies Readonly<Record<string, ErrorRule>>;
