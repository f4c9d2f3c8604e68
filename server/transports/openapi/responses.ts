import { z } from "zod";
import { ROLES } from "#domain/roles.ts";
import { ERROR_CODES, ERRORS, type ErrorCode } from "#server/codes.ts";
import { growingEnum } from "#server/core/fields.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { returnsEtag } from "#server/core/versions.ts";
import { refTo, type Schema } from "./schemas.ts";

export const SAMPLE_REQUEST_ID = "req_6f1c2f0e-6a55-4a0f-9d0c-2b1f6a3c9e57";
export const SAMPLE_ETAG = '"Jx0Wq3hVZ5v1m2R8sYk7u4TnB6c"';

/** Returns a header's name and its description in the document. */
export function header(name: string, description: string, example?: unknown, schema: Schema = {}) {
  return { name, description, schema: { type: "string", ...schema }, ...(example ? { example } : {}) };
}

const HEADERS = {
  AllowOrigin: header("Access-Control-Allow-Origin", "Scripts of any origin may call the API.", "*", {
    const: "*",
  }),
  RequestId: header("X-Request-Id", "The request's id.", SAMPLE_REQUEST_ID),
  ETag: header("ETag", "The strong entity tag of this representation.", SAMPLE_ETAG),
  Location: header(
    "Location",
    "The path of what was created.",
    "/api/v1/applications/app_01kae4sb9fe0ztqxcdm64wgd2k",
    { format: "uri-reference" },
  ),
  ContentDisposition: header(
    "Content-Disposition",
    "Present if the response is a file, with the file's name.",
    'attachment; filename="offerlane-2026-11-17.csv"',
  ),
  PreferenceApplied: header(
    "Preference-Applied",
    "Present if this is the short response that the request asked for.",
    "return=minimal",
    { const: "return=minimal" },
  ),
  IdempotentReplayed: header(
    "Idempotent-Replayed",
    "Present if this is the stored response to an earlier request with the same Idempotency-Key.",
    "true",
    { const: "true" },
  ),
  RateLimit: header(
    "RateLimit",
    "The requests left under the limit, and the seconds until it resets.",
    '"writes";r=1187;t=42',
  ),
  RateLimitPolicy: header(
    "RateLimit-Policy",
    "The limit that counts this request, and its window in seconds.",
    '"writes";q=1200;w=60',
  ),
  RetryAfter: header("Retry-After", "The seconds after which to try again.", 12, {
    type: "integer",
    minimum: 1,
  }),
  WWWAuthenticate: header(
    "WWW-Authenticate",
    "The authentication challenge. If a scope is missing, it names the scope.",
    'Bearer error="insufficient_scope", scope="applications:write"',
  ),
};
type HeaderName = keyof typeof HEADERS;

/** The response headers, by component name. */
export const headers = Object.fromEntries(
  Object.entries(HEADERS).map(([component, { name: _, ...header }]) => [component, header]),
);

function headerRefs(...names: HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    names.map((component) => [HEADERS[component].name, { $ref: `#/components/headers/${component}` }]),
  );
}

/** Returns every response of an operation, by status; `success` is the generated one, with its example. */
export function responsesOf(contract: PublicOperation, success: { content: object; links?: object }): object {
  const { location, changesData, compact, fileTypes = [] } = contract;
  const names: HeaderName[] = [...COUNTED];
  if (returnsEtag(contract)) names.push("ETag");
  if (location) names.push("Location");
  if (fileTypes.length > 0) names.push("ContentDisposition");
  if (changesData && compact) names.push("PreferenceApplied");
  if (changesData) names.push("IdempotentReplayed");
  const file = { schema: { type: "string", format: "binary" } };
  const files = Object.fromEntries(fileTypes.map((type) => [type.split(";")[0], file]));
  const content = { ...success.content, ...files };
  const notModified = {
    description: "Not modified: your copy is current.",
    headers: headerRefs(...COUNTED, "ETag"),
  };
  const errorResponses = [...errorCodesByStatus(contract)].map(([status, codes]) => {
    const code = sharedCode(codes);
    return [status, code ? { $ref: `#/components/responses/${code}` } : errorResponse(codes, contract.scope)];
  });
  return {
    [location ? 201 : 200]: { ...success, headers: headerRefs(...names), content },
    ...(changesData ? {} : { 304: notModified }),
    ...Object.fromEntries(errorResponses),
  };
}

const UNCOUNTED = ["RequestId", "AllowOrigin"] as const;
const COUNTED = [...UNCOUNTED, "RateLimit", "RateLimitPolicy"] as const;

/** Returns every error code of an operation, including the codes of all operations, by status. */
export function errorCodesByStatus(contract: PublicOperation): ReadonlyMap<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    "unauthenticated",
    "rate_limited",
    "headers_too_large",
    "validation_failed",
    "internal_error",
    "unavailable",
    ...contract.errors,
    ...(contract.changesData ? OF_CHANGES : []),
  ]);
  if (contract.scope !== null) codes.add("insufficient_scope");
  if (contract.actsOn === "own" || contract.actsOn === "application") codes.add("organization_restricted");
  if (contract.needsConfirmedAddress) codes.add("address_unconfirmed");
  if (contract.roles && contract.roles.length < ROLES.length) codes.add("insufficient_role");
  if (contract.actsOn === "organization" || contract.actsOn === "application")
    codes.add("second_factor_required");
  const inOrder = ERROR_CODES.filter((code) => codes.has(code));
  return Map.groupBy(inOrder, (code) => ERRORS[code].status);
}

const OF_CHANGES: readonly ErrorCode[] = [
  "malformed_request",
  "version_mismatch",
  "unsupported_media_type",
  "payload_too_large",
  "idempotency_in_progress",
  "idempotency_key_reused",
];

/** Errors returned before the request is counted. */
const BEFORE_COUNT: readonly ErrorCode[] = ["unauthenticated", "headers_too_large"];

const ERROR_HEADERS: Partial<Record<ErrorCode, HeaderName>> = {
  unauthenticated: "WWWAuthenticate",
  insufficient_scope: "WWWAuthenticate",
  idempotency_in_progress: "RetryAfter",
  rate_limited: "RetryAfter",
  unavailable: "RetryAfter",
};

/** Returns the code of an error that is the same for all operations, and so is described once. */
function sharedCode([code, ...others]: readonly ErrorCode[]): ErrorCode | undefined {
  return others.length === 0 && code !== "insufficient_scope" ? code : undefined;
}

/** Returns the components of all errors: the responses that operations refer to, and an example of each code. */
export function errorComponents(contracts: readonly PublicOperation[], publicUrl: string) {
  const sets = contracts.flatMap((contract) => [...errorCodesByStatus(contract).values()]);
  const codes = new Set(sets.flat());
  const shared = new Set(sets.flatMap((set) => sharedCode(set) ?? []));
  return {
    responses: Object.fromEntries([...shared].map((code) => [code, errorResponse([code], null)])),
    examples: Object.fromEntries([...codes].map((code) => [code, problemExample(code, publicUrl)])),
  };
}

function errorResponse(codes: readonly ErrorCode[], scope: string | null) {
  const names: readonly HeaderName[] = codes.every((code) => BEFORE_COUNT.includes(code))
    ? UNCOUNTED
    : COUNTED;
  const lines = codes.map((code) => {
    const needed = code === "insufficient_scope" ? `; \`${scope}\` is needed` : "";
    return `- \`${code}\`: ${ERRORS[code].title}${needed}.`;
  });
  return {
    description: lines.join("\n"),
    headers: headerRefs(...names, ...codes.flatMap((code) => ERROR_HEADERS[code] ?? [])),
    content: {
      "application/problem+json": {
        schema: refTo("Problem"),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** Returns the schema of every error response's body, for the document. */
export const problemSchema = () =>
  z
    .object({
      type: z.string().meta({ format: "uri", description: "The page about the error code." }),
      title: z.string().describe("The same for every error with this code."),
      status: z.int().min(400).max(599),
      detail: z.string().describe("An explanation for people: the cause and the next step."),
      code: growingEnum(ERROR_CODES).meta({ id: "ErrorCode" }),
      requestId: z.string().describe("The same as X-Request-Id. Include it when you report a problem."),
      issues: z
        .array(
          z.object({
            path: z
              .array(z.union([z.string(), z.int().min(0)]))
              .describe("The path to the field, outermost first; empty for the request as a whole."),
            message: z.string(),
          }),
        )
        .optional()
        .describe("For 422: the affected fields and what's wrong with each."),
    })
    .meta({ id: "Problem", description: "An error (RFC 9457)." });

/** Returns an example of the problem with a code. */
export function problemExample(code: ErrorCode, publicUrl: string): { summary: string; value: object } {
  const { status, title, example } = ERRORS[code];
  const value = {
    type: `${publicUrl}/docs/errors/${code}`,
    title,
    status,
    detail: example,
    code,
    requestId: SAMPLE_REQUEST_ID,
    ...(code === "validation_failed" ? { issues: [{ path: ["name"], message: "Can't be empty." }] } : {}),
  };
  return { summary: title, value };
}
