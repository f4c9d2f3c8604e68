import { IDEMPOTENCY_HOURS } from "#server/core/idempotency.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import type { ComponentsObject, ParameterObject } from "./types.ts";

const text = { type: "string" } as const;

/** The request headers, by component name. A key and a version have no example, because each is new. */
export const parameters = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: `A unique value for this change, so that a retry doesn't repeat it. Remembered for ${IDEMPOTENCY_HOURS} hours.`,
    schema: { ...text, minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    description:
      "The ETag of the version you read, several of them separated by commas, or `*`. If none of them is current, the change is refused with 412.",
    schema: text,
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description:
      "The ETag of the version you have. If it's still current, the response is 304 without a body.",
    schema: text,
    example: '"Jx0Wq3hVZ5v1m2R8sYk7u4TnB6c"',
  },
  Prefer: {
    name: "Prefer",
    in: "header",
    description:
      "`return=minimal` (RFC 7240) returns only the essentials, such as a moved card and its place, and sets `Preference-Applied`. Without it, the full response is returned.",
    schema: text,
    example: "return=representation",
  },
  RequestId: {
    name: "X-Request-Id",
    in: "header",
    description:
      "Your ID for this request, so that you can find it again: 8 to 128 letters, digits, `.`, `_`, and `-`. If you send none, or an invalid one, the server creates one.",
    schema: text,
    example: "req_6f1c2f0e-6a55-4a0f-9d0c-2b1f6a3c9e57",
  },
} satisfies ComponentsObject["parameters"];

/** The response headers, by component name. */
export const headers = {
  AllowOrigin: {
    description: "Scripts of any origin may call the API.",
    schema: { ...text, const: "*" },
    example: "*",
  },
  RequestId: {
    description: "The request's id.",
    schema: text,
    example: "req_6f1c2f0e-6a55-4a0f-9d0c-2b1f6a3c9e57",
  },
  ETag: {
    description: "The strong entity tag of this representation.",
    schema: text,
    example: '"Jx0Wq3hVZ5v1m2R8sYk7u4TnB6c"',
  },
  Location: {
    description: "The path of what was created.",
    schema: { ...text, format: "uri-reference" },
    example: "/api/v1/applications/app_01kae4sb9fe0ztqxcdm64wgd2k",
  },
  PreferenceApplied: {
    description: "Present if this is the short response that the request asked for.",
    schema: { ...text, const: "return=minimal" },
    example: "return=minimal",
  },
  IdempotentReplayed: {
    description:
      "Present if this is the stored response to an earlier request with the same Idempotency-Key.",
    schema: { ...text, const: "true" },
    example: "true",
  },
  RateLimit: {
    description: "The requests left under the limit, and the seconds until it resets.",
    schema: text,
    example: '"writes";r=1187;t=42',
  },
  RateLimitPolicy: {
    description: "The limit that counts this request, and its window in seconds.",
    schema: text,
    example: '"writes";q=1200;w=60',
  },
  RetryAfter: {
    description: "The seconds after which to try again.",
    schema: { type: "integer", minimum: 1 },
    example: 12,
  },
  WWWAuthenticate: {
    description: "The authentication challenge. If a scope is missing, it names the scope.",
    schema: text,
    example: 'Bearer error="insufficient_scope", scope="applications:write"',
  },
} satisfies ComponentsObject["headers"];

/** Returns the header parameters of an operation. */
export function headerParametersOf(contract: PublicOperation): ParameterObject[] {
  const names: (keyof typeof parameters)[] = ["RequestId"];
  if (contract.changesData) names.unshift("IdempotencyKey");
  if (contract.resource) names.unshift("IfMatch");
  if (contract.changesData && contract.compact) names.unshift("Prefer");
  if (!contract.changesData) names.unshift("IfNoneMatch");
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

const WIRE_NAMES: Record<keyof typeof headers, string> = {
  AllowOrigin: "Access-Control-Allow-Origin",
  RequestId: "X-Request-Id",
  ETag: "ETag",
  Location: "Location",
  PreferenceApplied: "Preference-Applied",
  IdempotentReplayed: "Idempotent-Replayed",
  RateLimit: "RateLimit",
  RateLimitPolicy: "RateLimit-Policy",
  RetryAfter: "Retry-After",
  WWWAuthenticate: "WWW-Authenticate",
};

/** Returns references to response headers, by header name. */
export function headerRefs(...names: (keyof typeof headers)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    names.map((name) => [WIRE_NAMES[name], { $ref: `#/components/headers/${name}` }]),
  );
}
