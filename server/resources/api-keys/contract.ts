import { z } from "zod";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { Done, id, instantOut, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

const Environment = z.enum(["live", "sandbox"]);

/** A key as it may be shown: everything but the secret. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  environment: Environment,
  displayPrefix: z.string(),
  scopes: z.array(z.enum(ALL_SCOPES)),
  organization: z
    .object({ name: z.string(), slug: z.string() })
    .nullable()
    .describe("The one that it reaches, where it is restricted."),
  expiresAt: instantOut.nullable(),
  lastUsedAt: instantOut.nullable(),
  lastUsedFrom: z.string().nullable().describe("The network of the last use, cut short."),
  lastUsedBy: z.string().nullable().describe("The program or browser of the last use, in words."),
  createdAt: instantOut,
});

/** A new key, in this answer and nowhere else afterwards: its operations store no answer. */
const NewKey = z.object({ id: z.string(), key: z.string() });
const keyId = id("apiKey", "The key's id.");

export const apiKeys = {
  list: defineOperation({
    audience: "pages",
    name: "api_keys.list",
    method: "GET",
    actsOn: "caller",
    summary: "The keys of the person; from within a sandbox its own only",
    errors: [],
    input: z.strictObject({}),
    output: z.array(ApiKey),
  }),
  listOrganizations: defineOperation({
    audience: "pages",
    name: "api_keys.list_organizations",
    method: "GET",
    actsOn: "caller",
    summary: "The organizations to one of which a key of the environment may be restricted",
    errors: ["validation_failed"],
    input: z.strictObject({ environment: Environment }),
    output: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  create: defineOperation({
    audience: "pages",
    name: "api_keys.create",
    method: "POST",
    actsOn: "caller",
    transaction: "own",
    reauthentication: "always",
    summary: "Make a key",
    errors: ["validation_failed", "not_found", "address_unconfirmed", "quota_exceeded"],
    input: z.strictObject({
      name: title(),
      environment: Environment,
      scopes: z.array(z.enum(ALL_SCOPES)).min(1, "Choose at least one."),
      organizationId: id("organization", "The one that the key is to reach.").nullable(),
      expiresInDays: z.int().min(1).max(3_650).nullable(),
    }),
    output: NewKey,
  }),
  createForReference: defineOperation({
    audience: "pages",
    name: "api_keys.create_for_reference",
    method: "POST",
    actsOn: "caller",
    transaction: "own",
    summary:
      "Make a key of the caller's sandbox with which the reference runs its examples: for an hour, and never a live one",
    errors: [],
    input: z.strictObject({}),
    output: z.object({ key: z.string() }),
  }),
  revoke: defineOperation({
    audience: "pages",
    name: "api_keys.revoke",
    method: "POST",
    actsOn: "caller",
    transaction: "own",
    summary: "End a key at once",
    errors: ["not_found"],
    input: z.strictObject({ id: keyId }),
    output: Done,
  }),
  rotate: defineOperation({
    audience: "pages",
    name: "api_keys.rotate",
    method: "POST",
    actsOn: "caller",
    transaction: "own",
    reauthentication: "always",
    summary: "Replace a key by a new one of the same name, reach and expiry",
    errors: ["not_found", "address_unconfirmed"],
    input: z.strictObject({ id: keyId }),
    output: NewKey,
  }),
};
