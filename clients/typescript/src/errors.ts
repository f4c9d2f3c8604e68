import type { components } from "../generated/schema.ts";

/** A refusal as the API answers it (RFC 9457). */
export type Problem = components["schemas"]["Problem"];

/** What every error of this package is. */
export class OfferlaneError extends Error {
  override name = "OfferlaneError";
}

/** There was no answer: the connection could not be made, or broke. */
export class ConnectionError extends OfferlaneError {
  override name = "ConnectionError";
}

/** There was no answer in time. */
export class TimeoutError extends ConnectionError {
  override name = "TimeoutError";
}

/** A webhook that isn't from Offerlane, was changed on its way, or is too old. */
export class WebhookError extends OfferlaneError {
  override name = "WebhookError";
}

/** A refusal of the API; its message is what to do about it. */
export class ApiError extends OfferlaneError {
  override name = "ApiError";
  readonly status: number;
  /** What is wrong, such as `company_name_taken`; new codes may come. */
  readonly code: string;
  readonly title: string;
  /** With 422: the fields and what is wrong with each. */
  readonly issues: NonNullable<Problem["issues"]>;
  readonly requestId: string | undefined;
  /** The seconds after which to try again, where the API said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Partial<Problem>, headers: Headers) {
    super(problem.detail ?? `The server answered ${status}.`);
    this.status = status;
    this.code = problem.code ?? "unknown";
    this.title = problem.title ?? this.message;
    this.issues = problem.issues ?? [];
    this.requestId = problem.requestId ?? headers.get("x-request-id") ?? undefined;
    const seconds = Number(headers.get("retry-after") ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** 401: the credential is missing, unknown, expired, or revoked. */
export class AuthenticationError extends ApiError {
  override name = "AuthenticationError";
}
/** 403: the credential may not do this; for a missing scope the message names it. */
export class PermissionError extends ApiError {
  override name = "PermissionError";
}
/** 404: it isn't there, or the credential can't reach it. */
export class NotFoundError extends ApiError {
  override name = "NotFoundError";
}
/** 409: the present state doesn't allow it. */
export class ConflictError extends ApiError {
  override name = "ConflictError";
}
/** 412: it changed since the version named by `ifMatch`. */
export class VersionMismatchError extends ApiError {
  override name = "VersionMismatchError";
}
/** 422: the input isn't valid; `issues` says why. */
export class ValidationError extends ApiError {
  override name = "ValidationError";
}
/** 429: too many requests; `retryAfter` says when to come back. */
export class RateLimitError extends ApiError {
  override name = "RateLimitError";
}
/** 5xx: the server failed. */
export class ServerError extends ApiError {
  override name = "ServerError";
}

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: VersionMismatchError,
  422: ValidationError,
  429: RateLimitError,
};

/** The error of an answer that is a refusal. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const Kind = BY_STATUS[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  return new Kind(response.status, problemIn(text), response.headers);
}

function problemIn(text: string): Partial<Problem> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Partial<Problem>) : {};
  } catch {
    // A proxy on the way answers in its own words.
    return {};
  }
}
