import { ERRORS, type ErrorCode } from "#server/core/codes.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { answersEtag } from "../call-operation.ts";
import { headerRefs, type headers } from "./components.ts";
import { refusalsOf } from "./refusals.ts";
import type { ResponsesObject } from "./types.ts";

type HeaderName = keyof typeof headers;
type Media = { schema: object; example: unknown };

/** Returns every response of an operation, by status. */
export function responsesOf(contract: PublicOperation, media: Media): ResponsesObject {
  const refusals = [...refusalsOf(contract)].map(([status, codes]) => [status, refusal(contract, codes)]);
  const success = contract.location ? 201 : 200;
  return {
    [success]: {
      description: contract.location ? "Created." : "Done.",
      headers: headerRefs(...successHeaders(contract)),
      content: { "application/json": media, ...filesOf(contract) },
    },
    ...(!contract.changesData ? { 304: notModified } : {}),
    ...Object.fromEntries(refusals),
  };
}

/** Returns the files that the response may be instead. */
function filesOf({ fileTypes = [] }: PublicOperation): Record<string, object> {
  const file = { schema: { type: "string", format: "binary" } };
  return Object.fromEntries(fileTypes.map((type) => [type.split(";")[0], file]));
}

const notModified = {
  description: "Not modified: your copy is current.",
  headers: headerRefs("RequestId", "AllowOrigin", "ETag", "RateLimit", "RateLimitPolicy"),
};

function successHeaders(contract: PublicOperation): HeaderName[] {
  const names: HeaderName[] = ["RequestId", "AllowOrigin", "RateLimit", "RateLimitPolicy"];
  if (answersEtag(contract)) names.push("ETag");
  if (contract.location) names.push("Location");
  if (contract.changesData && contract.compact) names.push("PreferenceApplied");
  if (contract.changesData) names.push("IdempotentReplayed");
  return names;
}

/** Errors returned before the request is counted. */
const UNCOUNTED: readonly ErrorCode[] = ["unauthenticated", "headers_too_large"];

const REFUSAL_HEADERS: Partial<Record<ErrorCode, readonly HeaderName[]>> = {
  unauthenticated: ["WWWAuthenticate"],
  insufficient_scope: ["WWWAuthenticate"],
  idempotency_in_progress: ["RetryAfter"],
  rate_limited: ["RetryAfter"],
  unavailable: ["RetryAfter"],
};

function refusal(contract: PublicOperation, codes: readonly ErrorCode[]): object {
  const code = sharedCode(codes);
  return code ? { $ref: `#/components/responses/${code}` } : refusalResponse(codes, contract.scope);
}

/** Returns the code of an error that is the same for all operations, and so is described once. */
function sharedCode([code, ...others]: readonly ErrorCode[]): ErrorCode | undefined {
  return others.length === 0 && code !== "insufficient_scope" ? code : undefined;
}

/** Returns the shared error responses that the operations refer to. */
export function sharedRefusals(contracts: readonly PublicOperation[]): Record<string, object> {
  const sets = contracts.flatMap((contract) => [...refusalsOf(contract).values()]);
  const codes = new Set(sets.flatMap((set) => sharedCode(set) ?? []));
  return Object.fromEntries([...codes].map((code) => [code, refusalResponse([code], null)]));
}

function refusalResponse(codes: readonly ErrorCode[], scope: string | null): object {
  const counted: HeaderName[] = codes.every((code) => UNCOUNTED.includes(code))
    ? []
    : ["RateLimit", "RateLimitPolicy"];
  const extra = new Set([...counted, ...codes.flatMap((code) => REFUSAL_HEADERS[code] ?? [])]);
  const lines = codes.map((code) => {
    const needed = code === "insufficient_scope" ? `; \`${scope}\` is needed` : "";
    return `- \`${code}\`: ${ERRORS[code].title}${needed}.`;
  });
  return {
    description: lines.join("\n"),
    headers: headerRefs("RequestId", "AllowOrigin", ...extra),
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Problem" },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
