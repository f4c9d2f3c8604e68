import { z } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { ERRORS, type ErrorCode } from "#server/core/errors.ts";

const CODES = Object.keys(ERRORS) as ErrorCode[];

/** The body of every refusal, for the document. */
export const Problem = z
  .object({
    type: z.string().meta({ format: "uri", description: "The page that explains the code." }),
    title: z.string().describe("The same for every problem of this code."),
    status: z.int().min(400).max(599),
    detail: z.string().describe("What happened, in a sentence that a person can act on."),
    code: z.enum(CODES),
    requestId: z.string().describe("As in X-Request-Id; name it when you report the problem."),
    issues: z
      .array(
        z.object({
          path: z.array(z.union([z.string(), z.int().min(0)])).describe("The field, from the outside in."),
          message: z.string(),
        }),
      )
      .optional()
      .describe("With 422: which fields, and what is wrong with each."),
  })
  .meta({ id: "Problem", description: "A refusal (RFC 9457)." });

/** A detail of each code as a caller reads it. */
const DETAILS: Record<ErrorCode, string> = {
  malformed_request: "The request body is not valid JSON in UTF-8.",
  unauthenticated: "The credential is unknown, expired or revoked. Make a new API key under Settings.",
  insufficient_scope: "applications.move needs the scope applications:write.",
  insufficient_role: "A coach may not do this. An owner or admin of the organization can.",
  reauthentication_required: "Confirm that it's you, then try again.",
  second_factor_required:
    "This organization requires its staff to have a second factor. Add a passkey or an authenticator app under Settings.",
  organization_restricted: "This credential is restricted to one organization and can't reach personal data.",
  address_unconfirmed: "Confirm your email address first: Settings sends you a link. Then try again.",
  seat_limit_exceeded: "The organization has 26 applicants and 25 seats. Add seats, or remove applicants.",
  not_found: "There is no such application, or this credential can't reach it.",
  method_not_allowed: "This path takes GET, PATCH, DELETE, HEAD.",
  company_name_taken: "You already have a company of this name.",
  cohort_name_taken: "The organization already has a cohort of this name.",
  cohort_not_empty: "Somebody has been in this cohort. Archive it instead.",
  cohort_archived: "This cohort is archived. Reopen it first.",
  already_in_cohort: "The applicant has an open stint in this cohort. End it first.",
  stint_already_closed: "This stint is closed already.",
  already_member: "You are a member of this organization already.",
  already_shared: "The board is shared with this organization already.",
  invitation_not_pending: "This invitation is not pending any more. Ask for a new one.",
  last_owner: "An organization keeps at least one owner. Make somebody else owner first.",
  last_board: "An account keeps at least one board. Create another one first.",
  subscription_exists: "The organization has a live subscription. Change its seats in the billing portal.",
  quota_exceeded: `Boards in an account are limited to ${LIMITS.quotas.boards}. Delete what you no longer need, then try again.`,
  subscription_active: "The organization still has a live subscription. End it first.",
  idempotency_in_progress:
    "The first request with this Idempotency-Key is still running. Try again in a second.",
  version_mismatch: "It was changed after you read it. Read it again, and send the change with its new ETag.",
  request_timeout: "The request did not arrive in time. Send it again.",
  headers_too_large: `The request line and headers may hold ${inWords(LIMITS.requests.head, "bytes")} together.`,
  payload_too_large: `The request body may hold ${inWords(LIMITS.requests.body, "bytes")} at most.`,
  unsupported_media_type: "Send the body as application/json, in UTF-8, uncompressed.",
  validation_failed: "name: Must not be empty.",
  status_not_updatable: "The status is changed with applications.move, which keeps the history.",
  company_not_found: "company.id is not one of your companies.",
  resume_not_found: "resumeId is not one of your résumés.",
  cards_not_on_board: "2 of the cards are not on this board. Nothing was moved.",
  organization_ambiguous:
    "The board is shared with several of your organizations: say which with organizationSlug.",
  idempotency_key_reused:
    "This Idempotency-Key was used for another request. Send a new key with a new request.",
  rate_limited: `More than ${LIMITS.rates.writes.toLocaleString("en")} writes in a minute. Try again in 12 s.`,
  internal_error: "Nothing was changed. Try again; if it stays, report the requestId.",
  unavailable: "The database can't be reached just now. Nothing was changed; try again in a moment.",
};

/** A problem of each code, as an example. */
export function problemExamples(publicUrl: string): Record<ErrorCode, { summary: string; value: object }> {
  const entries = CODES.map((code) => {
    const { status, title } = ERRORS[code];
    const value = {
      type: `${publicUrl}/docs/errors/${code}`,
      title,
      status,
      detail: DETAILS[code],
      code,
      requestId: "req_6f1c2f0e-6a55-4a0f-9d0c-2b1f6a3c9e57",
      ...(code === "validation_failed"
        ? { issues: [{ path: ["name"], message: "Must not be empty." }] }
        : {}),
    };
    return [code, { summary: title, value }];
  });
  return Object.fromEntries(entries);
}
