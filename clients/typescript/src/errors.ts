import type { ErrorCode } from "../generated/codes.ts";
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
  readonly code: ErrorCode;
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
