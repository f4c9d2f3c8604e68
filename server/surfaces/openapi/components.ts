import { IDEMPOTENCY_HOURS } from "#server/core/idempotency.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import type { ComponentsObject, ParameterObject } from "./types.ts";

const text = { type: "string" } as const;

/** The headers that requests take, by the name of their component. A key and a version are fresh ones: they have no example. */
export const parameters = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: `Your own name for this change, so that a retry does not repeat it; remembered for ${IDEMPOTENCY_HOURS} hours.`,
    schema: { ...text, minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    description:
      "The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one.",
    schema: text,
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description:
      "The ETag of the version you have: the answer is 304 without a body if it is the present one.",
    schema: text,
    example: '"Jx0Wq3hVZ5v1m2R8sYk7u4TnB6c"',
  },
  Prefer: {
    name: "Prefer",
    in: "header",
    description:
      "`return=minimal` (RFC 7240) answers only what one decides by, such as a moved card and its place, and says so in `Preference-Applied`. Without it, the answer is the whole described here.",
    schema: text,
    example: "return=representation",
  },
  RequestId: {
    name: "X-Request-Id",
    in: "header",
    description:
      "Your own id of this request, to find it again: 8 to 128 letters, digits, `.`, `_`, and `-`. One is made where none is sent, or another.",
    schema: text,
    example: "req_6f1c2f0e-6a55-4a0f-9d0c-2b1f6a3c9e57",
  },
} satisfies ComponentsObject["parameters"];

/** The headers that answers carry, by the name of their component. */
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
    description: "Present where this is the short answer that the request preferred.",
    schema: { ...text, const: "return=minimal" },
    example: "return=minimal",
  },
  IdempotentReplayed: {
    description: "Present where this is the stored answer of an earlier try with the same Idempotency-Key.",
    schema: { ...text, const: "true" },
    example: "true",
  },
  RateLimit: {
    description: "What is left of the limit, and the seconds until it is whole again.",
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
    description: "The challenge; for a missing scope it names the scope.",
    schema: text,
    example: 'Bearer error="insufficient_scope", scope="applications:write"',
  },
} satisfies ComponentsObject["headers"];

/** The header parameters that an operation takes. */
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

/** References to headers of an answer, by their names on the wire. */
export function headerRefs(...names: (keyof typeof headers)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    names.map((name) => [WIRE_NAMES[name], { $ref: `#/components/headers/${name}` }]),
  );
}
