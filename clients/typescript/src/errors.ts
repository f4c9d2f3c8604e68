import type { ErrorCode } from "../generated/codes.ts";
import type { components } from "../generated/schema.ts";

/** An error response of the API (RFC 9457). */
export type Problem = components["schemas"]["Problem"];

/** The base class of every error of this package. */
export class OfferlaneError extends Error {
  override name = "OfferlaneError";
}

/** An error for a request without a response: the connection couldn't be made, or broke. */
export class ConnectionError extends OfferlaneError {
  override name = "ConnectionError";
}

/** An error for a request without a response in time. */
export class TimeoutError extends ConnectionError {
  override name = "TimeoutError";
}

/** An error for a webhook that isn't from Offerlane, was changed on its way, or is too old. */
export class WebhookError extends OfferlaneError {
  override name = "WebhookError";
}

/** An error response of the API. Its message says what to do about it. */
export class ApiError extends OfferlaneError {
  override name = "ApiError";
  readonly status: number;
  /** The cause, such as `company_name_taken`. New codes may be added. */
  readonly code: ErrorCode;
  readonly title: string;
  /** With 422: the fields, and what is wrong with each. */
  readonly issues: NonNullable<Problem["issues"]>;
  readonly requestId: string | undefined;
  /** The seconds to wait before you retry, if the API said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Partial<Problem>, headers: Headers) {
    super(problem.detail ?? `The server responded with ${status}.`);
    this.status = status;
    this.code = problem.code ?? "unknown";
    this.title = problem.title ?? this.message;
    this.issues = problem.issues ?? [];
    this.requestId = problem.requestId ?? headers.get("x-request-id") ?? undefined;
    const seconds = Number(headers.get("retry-after") ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  }
}
