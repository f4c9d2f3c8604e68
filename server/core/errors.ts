import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { ERRORS, type ErrorCode } from "#server/codes.ts";
import { env } from "#server/lib/env.ts";
import {
  isDatabaseUnreachable,
  isFileStoreUnavailable,
  isOutOfSpace,
  isOutOfTime,
  isOwnQueueFull,
} from "./error-classifiers.ts";
import "./validation-messages.ts";

export type Issue = { path: (string | number)[]; message: string };

/** The body of every error response (RFC 9457), the same object on REST, MCP, and tRPC. */
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
 * An error with a code, a sentence that a person can act on, and its headers. `instanceof` checks a brand and not the class, because
 * Next loads its own copy of this module and each copy must recognize the errors of the other.
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

/** Returns the error for rows that the caller can't see: the same for absent, foreign, and other-environment rows. */
export function notFound(resource: string): OperationError {
  return new OperationError("not_found", `The ${resource} doesn't exist, or you can't access it.`);
}

/** Returns a row that was read or locked. @throws not_found if there is none */
export function requireFound<Row>(resource: string, row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw notFound(resource);
  return row;
}

/** Returns the error for one invalid field: 422 with its path. */
export function invalidField(path: (string | number)[], message: string): OperationError {
  return invalidFields([{ path, message }]);
}

/** Returns the error for invalid fields: 422 with their paths. */
export function invalidFields(issues: Issue[]): OperationError {
  return new OperationError("validation_failed", describeIssues(issues), { issues });
}

/**
 * Returns the message and the error code of one rule in an input schema. The code is used only if nothing
 * else in the input is wrong.
 */
export function rejectedAs(code: ErrorCode, message: string) {
  return { message, params: { code } };
}

/** Converts any thrown value to the error for the response. Unknown errors reveal nothing internal. */
export function toOperationError(thrown: unknown): OperationError {
  // Next has its own copies of tRPC's class too.
  const isWrapped = thrown instanceof Error && thrown.name === "TRPCError" && thrown.cause !== undefined;
  const error = isWrapped ? thrown.cause : thrown;
  if (error instanceof OperationError) return error;
  if (error instanceof ZodError && thrown instanceof TRPCError && thrown.code === "BAD_REQUEST") {
    const issues = error.issues.flatMap(flattenIssue);
    const [first, ...others] = error.issues;
    const named = first && others.length === 0 ? codeOf(first) : undefined;
    return named ? new OperationError(named, first?.message ?? "", { issues }) : invalidFields(issues);
  }
  if (thrown instanceof TRPCError) {
    if (thrown.code === "NOT_FOUND") {
      // Pages of an earlier release, which are still open, show this.
      const detail = "This procedure doesn't exist. If you see this on a page, reload the page.";
      return new OperationError("not_found", detail);
    }
    if (thrown.code === "METHOD_NOT_SUPPORTED") {
      return new OperationError("method_not_allowed", "Call a query with GET and a mutation with POST.");
    }
    if (thrown.code === "PARSE_ERROR" || thrown.code === "BAD_REQUEST") {
      return new OperationError("malformed_request", "The request body isn't valid JSON.");
    }
    if (thrown.code === "PAYLOAD_TOO_LARGE")
      return new OperationError(
        "payload_too_large",
        `The request body can be up to ${inWords(LIMITS.requests.body, "bytes")}.`,
      );
    if (thrown.code === "UNSUPPORTED_MEDIA_TYPE") {
      return new OperationError("unsupported_media_type", "Send the body as application/json.");
    }
  }
  if (isFileStoreUnavailable(error)) {
    const detail = "Files can't be reached right now. Nothing was changed. Try again in a moment.";
    return new OperationError("unavailable", detail, { headers: { "Retry-After": "10" } });
  }
  if (isOwnQueueFull(error)) {
    const detail =
      "You have too many requests in progress. Nothing was changed. Wait until they finish, then try again.";
    return new OperationError("rate_limited", detail, { headers: { "Retry-After": "1" } });
  }
  if (isDatabaseUnreachable(error)) return databaseUnavailable();
  if (isOutOfTime(error)) {
    const detail = "The database took too long, so nothing was changed. Try again in a moment.";
    return new OperationError("unavailable", detail, { headers: { "Retry-After": "5" } });
  }
  if (isOutOfSpace(error)) {
    const detail = "There is no room for this file right now. Nothing was changed. Try again later.";
    return new OperationError("unavailable", detail, { headers: { "Retry-After": "60" } });
  }
  return new OperationError(
    "internal_error",
    "Nothing was changed. Try again. If it keeps happening, report the requestId.",
  );
}

/** Returns the error for requests while the database can't be reached. */
export function databaseUnavailable(): OperationError {
  const detail =
    "The database can't be reached right now. Try again in a moment. A change with the same Idempotency-Key happens once.";
  return new OperationError("unavailable", detail, { headers: { "Retry-After": "2" } });
}

/** Checks for an internal error, as opposed to a rejected request. After one, it is unknown whether the change was committed. */
export function isOwnFault(error: OperationError): boolean {
  return ERRORS[error.code].status >= 500;
}

/** Returns the problem object of an error. A 422 always has issues; if no field is wrong, its one issue is about the whole request. */
export function problemOf(error: OperationError, requestId: string): Problem {
  const { status, title } = ERRORS[error.code];
  const issues = error.issues ?? (status === 422 ? [{ path: [], message: error.message }] : undefined);
  return {
    type: `${env().PUBLIC_URL}/docs/errors/${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    requestId,
    ...(issues ? { issues } : {}),
  };
}

/** Returns the error code that a contract gives to a rule of its input, set by `rejectedAs`. */
function codeOf(issue: ZodError["issues"][number]): ErrorCode | undefined {
  const code: unknown = issue.code === "custom" ? issue.params?.code : undefined;
  return typeof code === "string" && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : undefined;
}

function flattenIssue(issue: ZodError["issues"][number]): Issue[] {
  const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], message: "This field doesn't exist." }));
  }
  return [{ path, message: issue.message }];
}

function describeIssues(issues: Issue[]): string {
  const [first] = issues;
  if (!first) return "The input isn't valid.";
  const where = first.path.length > 0 ? `${first.path.join(".")}: ` : "";
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more, see issues)` : "";
  return `${where}${first.message}${more}`;
}
