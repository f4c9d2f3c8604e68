import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";

/** Every error code with its status and title; a problem's `type` opens the code's page in the docs. */
export const ERRORS = {
  malformed_request: { status: 400, title: "The request could not be read" },
  unauthenticated: { status: 401, title: "A valid credential is needed" },
  insufficient_scope: { status: 403, title: "The credential lacks a scope" },
  insufficient_role: { status: 403, title: "Your role does not allow this" },
  reauthentication_required: { status: 403, title: "Confirm that it's you" },
  second_factor_required: { status: 403, title: "The organization requires a second factor" },
  organization_restricted: { status: 403, title: "The credential is restricted to one organization" },
  address_unconfirmed: { status: 403, title: "The email address is not confirmed" },
  seat_limit_exceeded: { status: 403, title: "The organization is over its seat limit" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  request_timeout: { status: 408, title: "The request took too long to arrive" },
  company_name_taken: { status: 409, title: "The company name is taken" },
  cohort_name_taken: { status: 409, title: "The cohort name is taken" },
  cohort_not_empty: { status: 409, title: "The cohort has a history" },
  cohort_archived: { status: 409, title: "The cohort is archived" },
  already_in_cohort: { status: 409, title: "Already in the cohort" },
  stint_already_closed: { status: 409, title: "The stint is already closed" },
  already_member: { status: 409, title: "Already a member" },
  already_shared: { status: 409, title: "Already shared" },
  invitation_not_pending: { status: 409, title: "The invitation is not pending" },
  last_owner: { status: 409, title: "The last owner has to stay" },
  last_board: { status: 409, title: "The last board has to stay" },
  subscription_exists: { status: 409, title: "There is a live subscription" },
  quota_exceeded: { status: 409, title: "A quota is used up" },
  subscription_active: { status: 409, title: "The subscription is still live" },
  idempotency_in_progress: { status: 409, title: "The first try is still running" },
  version_mismatch: { status: 412, title: "Changed since you read it" },
  payload_too_large: { status: 413, title: "The request body is too large" },
  unsupported_media_type: { status: 415, title: "The content type is not supported" },
  validation_failed: { status: 422, title: "The input is not valid" },
  status_not_updatable: { status: 422, title: "The status is changed by a move" },
  company_not_found: { status: 422, title: "No such company" },
  resume_not_found: { status: 422, title: "No such résumé" },
  cards_not_on_board: { status: 422, title: "Not all cards are on this board" },
  organization_ambiguous: { status: 422, title: "Several organizations qualify" },
  idempotency_key_reused: { status: 422, title: "The Idempotency-Key was used for another request" },
  rate_limited: { status: 429, title: "Too many requests" },
  headers_too_large: { status: 431, title: "The request headers are too large" },
  internal_error: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service is briefly unavailable" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

export type Issue = { path: (string | number)[]; message: string };

/** The body of every refusal (RFC 9457), the same object on REST, MCP and tRPC. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  requestId: string;
  issues?: Issue[];
};

const BRAND = Symbol.for("offerlane.OperationError");

/**
 * A refusal with its code, a sentence that a person can act on, and the headers that belong to it. `instanceof` goes by a
 * mark and not by the class: Next loads a copy of this module, and either copy has to recognize the refusals of both.
 */
export class OperationError extends Error {
  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    detail: string,
    more: { issues?: Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.name = "OperationError";
    this.code = code;
    this.issues = more.issues;
    this.headers = more.headers ?? {};
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && BRAND in value;
  }
}

/** What someone may not see does not exist for them: one answer for absent, foreign and other-environment rows. */
export function notFound(what: string): OperationError {
  return new OperationError("not_found", `There is no such ${what}, or this credential can't reach it.`);
}

/** A refusal of one field: 422 with its path. */
export function invalidField(path: (string | number)[], message: string): OperationError {
  return new OperationError("validation_failed", describeIssues([{ path, message }]), {
    issues: [{ path, message }],
  });
}

/** What a rule of an input schema says of a value that it refuses by a code of its own, where nothing else is wrong. */
export function refusedAs(code: ErrorCode, message: string) {
  return { message, params: { code } };
}

/** Any thrown value as the refusal that goes out; what is unknown says nothing of the inside. */
export function toOperationError(thrown: unknown): OperationError {
  const error = thrown instanceof TRPCError && thrown.cause !== undefined ? thrown.cause : thrown;
  if (error instanceof OperationError) return error;
  if (error instanceof ZodError && thrown instanceof TRPCError && thrown.code === "BAD_REQUEST") {
    const issues = error.issues.flatMap(flattenIssue);
    const [first, ...others] = error.issues;
    const named = first && others.length === 0 ? codeOf(first) : undefined;
    return named
      ? new OperationError(named, first?.message ?? "", { issues })
      : new OperationError("validation_failed", describeIssues(issues), { issues });
  }
  if (thrown instanceof TRPCError) {
    if (thrown.code === "NOT_FOUND") return new OperationError("not_found", "There is no such procedure.");
    if (thrown.code === "METHOD_NOT_SUPPORTED") {
      return new OperationError("method_not_allowed", "This procedure is called with the other method.");
    }
    if (thrown.code === "PARSE_ERROR" || thrown.code === "BAD_REQUEST") {
      return new OperationError("malformed_request", "The request body is not valid JSON.");
    }
    if (thrown.code === "PAYLOAD_TOO_LARGE")
      return new OperationError(
        "payload_too_large",
        `The request body may hold ${inWords(LIMITS.requests.body, "bytes")} at most.`,
      );
    if (thrown.code === "UNSUPPORTED_MEDIA_TYPE") {
      return new OperationError("unsupported_media_type", "Send the body as application/json.");
    }
  }
  if (isDatabaseUnreachable(error)) {
    const detail =
      "The database can't be reached just now. Try again in a moment; a change with the same Idempotency-Key happens once.";
    return new OperationError("unavailable", detail, { headers: { "Retry-After": "2" } });
  }
  return new OperationError(
    "internal_error",
    "Nothing was changed. Try again; if it stays, report the requestId.",
  );
}

/** Whether we failed, rather than refused: then nobody knows what was still committed. */
export function isOwnFault(error: OperationError): boolean {
  return ERRORS[error.code].status >= 500;
}

/** The problem object of a refusal. */
export function problemOf(error: OperationError, requestId: string): Problem {
  const { status, title } = ERRORS[error.code];
  return {
    type: `${env().PUBLIC_URL}/docs/errors/${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    requestId,
    ...(error.issues ? { issues: error.issues } : {}),
  };
}

/** The code of its own that a contract gives to a rule of its input, by `refusedAs`. */
function codeOf(issue: ZodError["issues"][number]): ErrorCode | undefined {
  const code: unknown = issue.code === "custom" ? issue.params?.code : undefined;
  return typeof code === "string" && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : undefined;
}

function flattenIssue(issue: ZodError["issues"][number]): Issue[] {
  const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], message: "There is no such field here." }));
  }
  return [{ path, message: issue.message }];
}

function describeIssues(issues: Issue[]): string {
  const [first] = issues;
  if (!first) return "The input is not valid.";
  const where = first.path.length > 0 ? `${first.path.join(".")}: ` : "";
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more, see issues)` : "";
  return `${where}${first.message}${more}`;
}

const UNREACHABLE_CODE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|P1001|P1002|P1017|P2024|P2028|(08|53|57P)\w*)$/;
// What `pg` and Prisma say without a code of their own; the last is PostgreSQL's code within Prisma's sentence.
const UNREACHABLE_MESSAGE =
  /Connection terminated|terminating connection|not queryable|timeout exceeded when trying to connect|connection timeout|Code: `(08|53|57P)/i;

/** Node's connection errors, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown). */
function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (UNREACHABLE_CODE.test(code) || UNREACHABLE_MESSAGE.test(error.message)) return true;
  return error.cause instanceof Error && error.cause !== error && isDatabaseUnreachable(error.cause);
}
